import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { endOfDay, localTime, startOfDay } from './calendarDay.ts'

const before = process.env['TZ']

describe.each([
  ['Europe/Berlin', '2024-03-31', 23, '2024-03-31T22:30:00Z', '2024-04-01T00:30:00+02:00'],
  ['Europe/Berlin', '2024-10-27', 25, '2024-10-27T22:30:00Z', '2024-10-27T23:30:00+01:00'],
  ['America/Sao_Paulo', '2018-11-04', 23, '2018-11-05T01:30:00Z', '2018-11-04T23:30:00-02:00'],
  ['Pacific/Auckland', '2024-04-07', 25, '2024-04-07T11:30:00Z', '2024-04-07T23:30:00+12:00'],
  ['Asia/Kolkata', '2024-03-31', 24, '2024-03-31T18:00:00Z', '2024-03-31T23:30:00+05:30'],
  ['UTC', '2024-12-31', 24, '2024-12-31T23:30:00Z', '2024-12-31T23:30:00+00:00'],
])('in %s, %s', (zone, day, hours, moment, written) => {
  beforeAll(() => {
    process.env['TZ'] = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  test('a day ends where the next one begins, whatever the clock does', () => {
    expect(endOfDay(day) - startOfDay(day)).toBe(hours * 3_600_000)
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    const next = new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10)
    expect(endOfDay(day)).toBe(startOfDay(next))
  })

  test('a moment is written with the day to which it belongs', () => {
    const time = Date.parse(moment)
    expect(localTime(time)).toBe(written)
    expect(Date.parse(localTime(time))).toBe(time)
    const isOfDay = time >= startOfDay(day) && time < endOfDay(day)
    expect(written.startsWith(day)).toBe(isOfDay)
  })
})
