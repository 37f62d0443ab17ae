import type { Address } from 'viem'

import type { Personality } from '../Personality.ts'
import { checkOptions, type OptionCheck } from './checkOptions.ts'

const address: OptionCheck = {
  fits: (value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value),
  takes: 'the address of a contract',
}

/**
 * Takes batches of calls (EIP-5792) and approves everything. It sends the calls one after the other, as an ordinary account must,
 * and says so: `atomic` is `unsupported`, and a batch that has to be atomic is refused with 5760.
 *
 * @param options.batcher a contract with the `multiSend(bytes)` of Safe's MultiSend. With it, a plain key is `ready`: the first batch
 *   makes its account run that code (EIP-7702), and from then on it is `supported`, as the chain says. Each batch is one
 *   transaction. That code asks nobody who calls, so whoever calls the account can spend from it, and it takes no plain payment:
 *   for a chain without value only.
 * @throws WalletOptionError
 */
export function batching(options: { batcher?: Address | undefined } = {}): Personality {
  const { batcher } = checkOptions('batching', options, { batcher: address })
  return { name: 'batching', batches: true, batcher, decide: () => ({ answer: 'approve' }) }
}
