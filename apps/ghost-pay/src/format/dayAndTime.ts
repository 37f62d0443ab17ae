import { locale as ownLocale } from './locale.ts'

const clock = { hour: 'numeric', minute: '2-digit' } as const

/**
 * The time of a day, for example `11:02 PM`, where the day stands elsewhere.
 *
 * @param time milliseconds since 1970
 * @param locale default: the app's
 */
export function timeOfDay(time: number, locale: string = ownLocale): string {
  return new Date(time).toLocaleTimeString(locale, clock)
}

/**
 * When something was: today by the time alone, before that with the day, for example `Nov 15, 11:02 PM`, and in another
 * year with the year.
 *
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 * @param locale default: the app's
 */
export function dayAndTime(time: number, now: number, locale: string = ownLocale): string {
  return new Date(time).toLocaleString(locale, { ...dayParts(time, now), ...clock })
}

/**
 * {@link dayAndTime} where there is little space: today by the time, before that by the day alone, for example `Nov 15`.
 *
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 * @param locale default: the app's
 */
export function dayOrTime(time: number, now: number, locale: string = ownLocale): string {
  return new Date(time).toLocaleString(locale, dayParts(time, now) ?? clock)
}

/** What has to be said of a day; undefined for today. */
function dayParts(time: number, now: number): Intl.DateTimeFormatOptions | undefined {
  const then = new Date(time)
  const today = new Date(now)
  if (then.toDateString() === today.toDateString()) return undefined
  const sameYear = then.getFullYear() === today.getFullYear()
  return { ...(!sameYear && { year: 'numeric' }), month: 'short', day: 'numeric' }
}
