package org.jadoube;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;

/** Holds the order of the rooms, and keeps files, networks, threads, chance and the clock out of the core. */
@AnalyzeClasses(packages = "org.jadoube", importOptions = DoNotIncludeTests.class)
final class ArchitectureTest {

    @ArchTest
    static final ArchRule roomsKnowOnlyTheRoomsBeforeThem = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("org.jadoube..")
            .withOptionalLayers(true)
            .layer("rules")
            .definedBy("org.jadoube.rules..")
            .layer("sensing")
            .definedBy("org.jadoube.sensing..")
            .layer("inference")
            .definedBy("org.jadoube.inference..")
            .layer("arbiter")
            .definedBy("org.jadoube.arbiter..")
            .layer("light")
            .definedBy("org.jadoube.light..")
            .layer("game")
            .definedBy("org.jadoube.game..")
            .layer("lesson")
            .definedBy("org.jadoube.lesson..")
            .ensureAllClassesAreContainedInArchitecture()
            .whereLayer("rules")
            .mayNotAccessAnyLayer()
            .whereLayer("sensing")
            .mayOnlyAccessLayers("rules")
            .whereLayer("inference")
            .mayOnlyAccessLayers("rules", "sensing")
            .whereLayer("arbiter")
            .mayOnlyAccessLayers("rules", "sensing", "inference")
            .whereLayer("light")
            .mayOnlyAccessLayers("rules", "sensing", "inference", "arbiter")
            .whereLayer("game")
            .mayOnlyAccessLayers("rules", "sensing", "inference", "arbiter", "light")
            .whereLayer("lesson")
            .mayOnlyAccessLayers("rules", "sensing", "inference", "arbiter", "light", "game");

    @ArchTest
    static final ArchRule coreTouchesNoFileAndNoNetwork = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.io\\.(File.*|RandomAccessFile|Console|.*Stream)")
            .orShould()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule coreStartsNoThread = noClasses()
            .should()
            .dependOnClassesThat()
            .areAssignableTo(Thread.class)
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("java.util.concurrent")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule coreNeverAsksTheTime = noClasses()
            .should()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(Instant.class, "now")
            .orShould()
            .callMethod(LocalDate.class, "now")
            .orShould()
            .callMethod(LocalDateTime.class, "now")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Clock.class)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule coreLeavesNothingToChance = noClasses()
            .should()
            .callMethod(Math.class, "random")
            .orShould()
            .callConstructor(java.util.Random.class)
            .orShould()
            .callConstructor(java.security.SecureRandom.class)
            .orShould()
            .callMethod(java.util.UUID.class, "randomUUID")
            .allowEmptyShould(true);
}
