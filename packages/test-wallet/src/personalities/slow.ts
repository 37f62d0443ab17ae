import type { Personality } from '../Personality.ts'
import { checkOptions, duration } from './checkOptions.ts'

/**
 * Approves everything, after a delay.
 *
 * @param options.ms how late, in milliseconds; 2000 unless given
 */
export function slow(options: { ms?: number | undefined } = {}): Personality {
  const { ms = 2_000 } = checkOptions('slow', options, { ms: duration })
  return { name: 'slow', decide: () => ({ answer: 'approve', afterMs: ms }) }
}
