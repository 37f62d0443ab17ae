/**
 * Whether an answer came since this page was opened. One that came before was kept by an earlier visit: it is shown with its age, and
 * proves nothing (behaviour/outlives#cached).
 *
 * @param time when it came, in milliseconds since 1970
 */
export const isOfThisVisit = (time: number): boolean => time >= performance.timeOrigin
