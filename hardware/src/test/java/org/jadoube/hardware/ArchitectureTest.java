package org.jadoube.hardware;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the direction of the modules: the wires know the core, never the application. */
@AnalyzeClasses(packages = "org.jadoube", importOptions = DoNotIncludeTests.class)
final class ArchitectureTest {

    @ArchTest
    static final ArchRule hardwareKnowsNothingOfTheHost = noClasses()
            .that()
            .resideInAPackage("org.jadoube.hardware..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.jadoube.host..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule coreKnowsNothingOfTheHardware = noClasses()
            .that()
            .resideOutsideOfPackages("org.jadoube.hardware..", "org.jadoube.host..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.jadoube.hardware..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule pi4jStaysInItsRoom = noClasses()
            .that()
            .resideOutsideOfPackages("org.jadoube.hardware.pi4j..", "org.jadoube.hardware.model..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.pi4j..");

    @ArchTest
    static final ArchRule driversKnowNothingOfChess = noClasses()
            .that()
            .resideInAnyPackage("org.jadoube.hardware.sensor..", "org.jadoube.hardware.pi4j..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.jadoube.rules..", "org.jadoube.inference..", "org.jadoube.arbiter..", "org.jadoube.game..");
}
