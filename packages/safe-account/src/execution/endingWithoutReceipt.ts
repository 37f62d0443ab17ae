import type { Ending } from './executeFlow.ts'
import type { WaitOutcome } from './waitForOutcome.ts'

/** How what was sent ended where there is no receipt of it. */
export function endingWithoutReceipt(
  outcome: Exclude<WaitOutcome, { receipt: unknown }>,
): Extract<Ending, 'cancelled' | 'replaced' | 'displaced' | 'lost'> {
  switch (outcome.status) {
    case 'cancelled':
      return 'cancelled'
    case 'replaced':
      return outcome.replacement === undefined ? 'displaced' : 'replaced'
    case 'lost':
    case 'unknown':
      return 'lost'
  }
}
