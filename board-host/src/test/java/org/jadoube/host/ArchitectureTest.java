package org.jadoube.host;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the direction of the modules: the application knows the others, nobody knows the application. */
@AnalyzeClasses(packages = "org.jadoube", importOptions = DoNotIncludeTests.class)
final class ArchitectureTest {

    @ArchTest
    static final ArchRule nobodyKnowsTheHost = noClasses()
            .that()
            .resideOutsideOfPackage("org.jadoube.host..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.jadoube.host..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyTheHardwareTouchesWires = noClasses()
            .that()
            .resideOutsideOfPackage("org.jadoube.hardware..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.pi4j..", "com.fazecast..")
            .allowEmptyShould(true);
}
