package org.jadoube.host.hand;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The hand that tests sensing and inference must not be made of them. */
@AnalyzeClasses(packages = "org.jadoube.host.hand", importOptions = DoNotIncludeTests.class)
final class HandArchitectureTest {

    @ArchTest
    static final ArchRule theHandKnowsTheRulesOfChessAlone = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.jadoube.sensing..",
                    "org.jadoube.inference..",
                    "org.jadoube.arbiter..",
                    "org.jadoube.light..",
                    "org.jadoube.game..",
                    "org.jadoube.host.recording..");
}
