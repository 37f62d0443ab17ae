import { expect, test } from 'vitest'

import { dayAndTime, dayOrTime, timeOfDay } from './dayAndTime.ts'

/** In the time zone of this machine, as the app reads times. */
const at = (year: number, month: number, day: number, hour: number, minute: number) =>
  new Date(year, month - 1, day, hour, minute).getTime()
const now = at(2026, 11, 20, 9, 30)
const plain = (text: string) => text.replaceAll('\u202f', ' ')

test('today is known by the time', () => {
  expect(plain(dayAndTime(at(2026, 11, 20, 0, 5), now, 'en-US'))).toBe('12:05 AM')
})

test('yesterday evening and the same date of another month say their day', () => {
  expect(plain(dayAndTime(at(2026, 11, 19, 23, 2), now, 'en-US'))).toBe('Nov 19, 11:02 PM')
  expect(plain(dayAndTime(at(2026, 10, 20, 9, 30), now, 'en-US'))).toBe('Oct 20, 9:30 AM')
})

test('another year says so', () => {
  expect(plain(dayAndTime(at(2025, 11, 20, 9, 30), now, 'en-US'))).toBe('Nov 20, 2025, 9:30 AM')
})

test('in a narrow row an earlier day stands for itself', () => {
  expect(plain(dayOrTime(at(2026, 11, 20, 0, 5), now, 'en-US'))).toBe('12:05 AM')
  expect(plain(dayOrTime(at(2026, 11, 15, 23, 2), now, 'en-US'))).toBe('Nov 15')
  expect(plain(dayOrTime(at(2025, 11, 15, 23, 2), now, 'en-US'))).toBe('Nov 15, 2025')
})

test('under the heading of a day the time is enough', () => {
  expect(plain(timeOfDay(at(2025, 11, 20, 9, 30), 'en-US'))).toBe('9:30 AM')
})
