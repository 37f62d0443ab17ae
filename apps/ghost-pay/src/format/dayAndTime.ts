import { region } from './region.ts'

const clock = { hour: 'numeric', minute: '2-digit' } as const
const day = { month: 'short', day: 'numeric' } as const
const shapes = {
  clock,
  day,
  dayOfYear: { ...day, year: 'numeric' },
  dayAndClock: { ...day, ...clock },
  dayOfYearAndClock: { ...day, year: 'numeric', ...clock },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
type Shape = keyof typeof shapes

/** By shape and locale: to make one takes longer than all else that a row of a long list needs. */
const formats = new Map<string, Intl.DateTimeFormat>()

function write(time: number, shape: Shape, locale: string): string {
  const key = `${shape} ${locale}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, shapes[shape])
  formats.set(key, format)
  return format.format(time)
}

/**
 * The time of a day, for example `11:02 PM`, where the day stands elsewhere.
 *
 * @param time milliseconds since 1970
 * @param locale default: the page's
 */
export const timeOfDay = (time: number, locale: string = region): string =>
  write(time, 'clock', locale)

/**
 * When something was: today by the time alone, before that with the day, for example `Nov 15, 11:02 PM`, and in another
 * year with the year.
 *
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 * @param locale default: the page's
 */
export function dayAndTime(time: number, now: number, locale: string = region): string {
  const said = dayToSay(time, now)
  return write(time, said === undefined ? 'clock' : `${said}AndClock`, locale)
}

/**
 * {@link dayAndTime} where there is little space: today by the time, before that by the day alone, for example `Nov 15`.
 *
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 * @param locale default: the page's
 */
export const dayOrTime = (time: number, now: number, locale: string = region): string =>
  write(time, dayToSay(time, now) ?? 'clock', locale)

/** What has to be said of a day; undefined for today. */
function dayToSay(time: number, now: number): 'day' | 'dayOfYear' | undefined {
  const [then, today] = [new Date(time), new Date(now)]
  if (then.getFullYear() !== today.getFullYear()) return 'dayOfYear'
  const isToday = then.getMonth() === today.getMonth() && then.getDate() === today.getDate()
  return isToday ? undefined : 'day'
}
