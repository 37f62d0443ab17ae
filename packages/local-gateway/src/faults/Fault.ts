/**
 * A way to answer wrongly: an error, no answer, something that is no JSON, an answer of long ago, or one in which the
 * recipient of a payment is another.
 */
export type Fault = '429' | '500' | '503' | 'timeout' | 'garbage' | 'stale' | 'tamper'

const faults: ReadonlySet<string> = new Set<Fault>([
  '429',
  '500',
  '503',
  'timeout',
  'garbage',
  'stale',
  'tamper',
])

/** Whether a word names a fault. */
export function isFault(value: string): value is Fault {
  return faults.has(value)
}
