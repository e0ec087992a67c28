/** Lessons on the board: tasks as data, how a try is judged and explained, and the way a lesson goes. */
@NullMarked
package org.jadoube.lesson;

import org.jspecify.annotations.NullMarked;
