import type { Personality } from '../Personality.ts'

/**
 * Does everything, late.
 *
 * @param options.ms how late, in milliseconds; 2000 unless given
 */
export function slow({ ms = 2_000 }: { ms?: number | undefined } = {}): Personality {
  return { name: 'slow', decide: () => ({ answer: 'approve', afterMs: ms }) }
}
