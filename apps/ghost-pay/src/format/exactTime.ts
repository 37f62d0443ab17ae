import { region } from './region.ts'

const format = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'medium' })
const clock = new Intl.DateTimeFormat(region, { timeStyle: 'medium' })

/**
 * A moment to the second, for what follows on each other within a minute: `Nov 21, 2026, 5:55:02 PM`.
 *
 * @param time milliseconds since 1970
 * @param day a moment whose day is told elsewhere: on the same day the clock is enough, `5:55:02 PM`
 */
export const exactTime = (time: number, day?: number): string =>
  (day !== undefined && isSameDay(time, day) ? clock : format).format(time)

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString()
