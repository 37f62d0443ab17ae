/** A day of the calendar as a field of the kind `date` has it: `2026-03-31`. Days are the reader's own. */
const partsOf = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month - 1, date]
}

/** The first moment of a day, in milliseconds since 1970. */
export function startOfDay(day: string): number {
  const [year, month, date] = partsOf(day)
  return new Date(year, month, date).getTime()
}

/** The first moment of the day after it. A day on which the clock changes has 23 or 25 hours. */
export function endOfDay(day: string): number {
  const [year, month, date] = partsOf(day)
  return new Date(year, month, date + 1).getTime()
}

const two = (part: number): string => String(part).padStart(2, '0')

/** A moment with the reader's own day and clock, and how far these are from UTC (ISO 8601): `2026-04-01T00:30:00+02:00`. */
export function localTime(time: number): string {
  const moment = new Date(time)
  const offset = -moment.getTimezoneOffset()
  const away = Math.abs(offset)
  const sign = offset < 0 ? '-' : '+'
  const local = new Date(time + offset * 60_000).toISOString().slice(0, 19)
  return `${local}${sign}${two(Math.floor(away / 60))}:${two(away % 60)}`
}
