import type { Address, Hex } from 'viem'
import type { CheckedSignature, SignableTransaction } from '@ghost-pay/safe-account'

import { load } from './load.ts'

/**
 * Keeps a transaction that waits in this browser, with the signatures that count: it can be finished from here, also
 * without the gateway (behaviour/outlives#kept). When it cannot be kept, that is not a failure: the gateway has it.
 */
export async function rememberHere(parameters: {
  signable: SignableTransaction
  signatures?: readonly CheckedSignature[] | undefined
  own?: { signer: Address; signature: Hex } | undefined
}): Promise<void> {
  try {
    const { startProposal } = await load(() => import('./startProposal.ts'))
    startProposal({ ...parameters, isInPassing: true })
  } catch {
    // See above.
  }
}
