import { useEffect, useEffectEvent } from 'react'
import type { Address, Hex } from 'viem'
import type { CheckedSignature, SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { load } from '../page/load.ts'

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

/**
 * Keeps in this browser a transaction that waits and is on the screen, as soon as somebody has signed it.
 *
 * @param signable undefined for what waits no more
 * @param signatures as they were checked; undefined while they are not
 */
export function useRememberHere(
  signable: SignableTransaction | undefined,
  signatures: readonly CheckedSignature[] | undefined,
): void {
  const hash = signable && safeTxHash(signable)
  const remember = useEffectEvent((signed: readonly CheckedSignature[]) => {
    if (signable !== undefined) void rememberHere({ signable, signatures: signed })
  })
  useEffect(() => {
    if (hash !== undefined && signatures?.some(({ worth }) => worth === 'signed') === true) {
      remember(signatures)
    }
  }, [hash, signatures])
}
