import type { Said } from '../../../text/Said.ts'
import type { settingsCopy } from './settingsCopy.ts'

/**
 * Of what something is left, and how often that begins again: in the largest unit that says it exactly.
 *
 * @param amount the whole limit, as it is shown
 */
export function periodSaid(minutes: number, amount: string): Said<typeof settingsCopy> {
  if (minutes === 0) return ['spending.once', { amount }]
  if (minutes % (24 * 60) === 0) return ['spending.days', { amount, count: minutes / (24 * 60) }]
  return minutes % 60 === 0
    ? ['spending.hours', { amount, count: minutes / 60 }]
    : ['spending.minutes', { amount, count: minutes }]
}
