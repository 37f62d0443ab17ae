const clock = { hour: 'numeric', minute: '2-digit' } as const

/**
 * The time of a day, for example `11:02 PM`, where the day stands elsewhere.
 *
 * @param time milliseconds since 1970
 * @param locale default: the browser's
 */
export function timeOfDay(time: number, locale?: string): string {
  return new Date(time).toLocaleTimeString(locale, clock)
}

/**
 * When something was: today by the time alone, before that with the day, for example `Nov 15, 11:02 PM`, and in another
 * year with the year.
 *
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 * @param locale default: the browser's
 */
export function dayAndTime(time: number, now: number, locale?: string): string {
  const then = new Date(time)
  const today = new Date(now)
  const sameYear = then.getFullYear() === today.getFullYear()
  if (sameYear && then.getMonth() === today.getMonth() && then.getDate() === today.getDate()) {
    return timeOfDay(time, locale)
  }
  const day = { month: 'short', day: 'numeric' } as const
  return then.toLocaleString(locale, { ...(!sameYear && { year: 'numeric' }), ...day, ...clock })
}
