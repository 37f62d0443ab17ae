import { dayOrTime, timeOfDay } from '../../../../format/dayAndTime.ts'
import { textOf } from '../../../../text/textOf.ts'
import { payrollEndCopy } from './payrollEndCopy.ts'

const text = textOf(payrollEndCopy)

/** When something was, behind a verb: `today 6:02 PM`, `on Nov 25`. */
export function sayWhen(at: number, now: number): string {
  const [time, day] = [timeOfDay(at), dayOrTime(at, now)]
  return time === day
    ? text('payrollEnd.when.today', { time })
    : text('payrollEnd.when.day', { day })
}
