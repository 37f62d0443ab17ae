import { region } from './region.ts'

const format = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'medium' })

/**
 * A moment to the second, for what follows on each other within a minute: `Nov 21, 2026, 5:55:02 PM`.
 *
 * @param time milliseconds since 1970
 */
export const exactTime = (time: number): string => format.format(time)
