import type { Language } from '../text/languages.ts'
import { locale } from './locale.ts'

/** What stands behind the number, and what is said of this very moment. */
const units: Readonly<Record<Language, Readonly<Record<'now' | 's' | 'min' | 'h' | 'd', string>>>> =
  {
    en: { now: 'now', s: 's', min: 'min', h: 'h', d: 'd' },
    de: { now: 'jetzt', s: 's', min: 'min', h: 'h', d: 'Tg.' },
    es: { now: 'ahora', s: 's', min: 'min', h: 'h', d: 'd' },
    zh: { now: '刚刚', s: '秒', min: '分钟', h: '小时', d: '天' },
  }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long ago something was, short, in the language of the page: `12 s`, `4 min`, `3 h`, `2 d`.
 *
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function timeAgo(time: number, now: number): string {
  const age = Math.max(0, now - time)
  const unit = units[locale()]
  if (age < 1000) return unit.now
  if (age < minute) return `${Math.floor(age / 1000)} ${unit.s}`
  if (age < hour) return `${Math.floor(age / minute)} ${unit.min}`
  if (age < 2 * day) return `${Math.floor(age / hour)} ${unit.h}`
  return `${Math.floor(age / day)} ${unit.d}`
}
