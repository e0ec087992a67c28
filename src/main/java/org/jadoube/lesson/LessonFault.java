package org.jadoube.lesson;

/**
 * Something wrong in a lesson file, with the cure.
 *
 * @param line counted from 1
 */
public record LessonFault(int line, String message) {}
