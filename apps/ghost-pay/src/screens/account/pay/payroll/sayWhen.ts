import { dayOrTime, timeOfDay } from '../../../../format/dayAndTime.ts'
import { text } from './payrollEndCopy.ts'

/** When something was, behind a verb: `today 6:02 PM`, `on Nov 25`. */
export function sayWhen(at: number, now: number): string {
  const [time, day] = [timeOfDay(at), dayOrTime(at, now)]
  return time === day
    ? text('payrollEnd.when.today', { time })
    : text('payrollEnd.when.day', { day })
}
