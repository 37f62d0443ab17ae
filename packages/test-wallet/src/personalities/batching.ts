import type { Personality } from '../Personality.ts'

/**
 * Takes batches of calls (EIP-5792) and approves everything. It sends the calls one after the other, as an ordinary account must,
 * and says so: `atomic` is `unsupported`, and a batch that has to be atomic is refused with 5760.
 */
export function batching(): Personality {
  return { name: 'batching', batches: true, decide: () => ({ answer: 'approve' }) }
}
