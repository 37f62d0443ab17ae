import { region } from './region.ts'

const format = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' })

/**
 * A moment in full, with the month in letters so that it is not taken for the day: `Nov 21, 2026, 5:55 PM`.
 *
 * @param time milliseconds since 1970
 */
export const fullTime = (time: number): string => format.format(time)
