/**
 * A wrong answer on purpose: an error, no answer, invalid JSON, an old answer, or an answer with another recipient of a payment.
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

/** Whether a value is a fault. */
export function isFault(value: string): value is Fault {
  return faults.has(value)
}
