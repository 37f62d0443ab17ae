import { fullTime } from '../format/fullTime.ts'
import { region } from '../format/region.ts'

const clock = new Intl.DateTimeFormat(region, { timeStyle: 'short' })

/**
 * A moment by the clock, and with its day where that is not today.
 *
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function sayTime(time: number, now: number): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString()
  return isToday ? clock.format(time) : fullTime(time)
}
