package org.jadoube.lesson;

import org.jadoube.light.LightScene;

/** One thing that a lesson tells. {@code t} is when, in ms. */
public sealed interface LessonEvent {

    /** When it was decided. */
    long t();

    /** What is to be seen and said has changed. */
    record Shown(long t, LessonView view) implements LessonEvent {}

    /** The whole scene of lights, whenever it changes. */
    record Lights(long t, LightScene scene) implements LessonEvent {}

    /** A task is solved, after so many wrong tries and with so many steps of help. */
    record Solved(long t, String task, int misses, int hints) implements LessonEvent {}
}
