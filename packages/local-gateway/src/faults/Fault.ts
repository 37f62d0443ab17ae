/** Every wrong answer that can be asked for. The README says what each one is. */
export const faults = [
  '403',
  '404',
  '429',
  '500',
  '503',
  'wrong-chain',
  'reading',
  'store',
  'bad-gateway',
  'timeout',
  'slow',
  'lost',
  'flapping',
  'garbage',
  'empty',
  'null',
  'list',
  'truncated',
  'cut',
  'stale',
  'tamper',
] as const

/** A wrong answer on purpose. */
export type Fault = (typeof faults)[number]

/** Whether a value is a fault. */
export function isFault(value: string): value is Fault {
  return faults.some((fault) => fault === value)
}
