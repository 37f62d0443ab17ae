import { useEffect, useEffectEvent } from 'react'
import type { CheckedSignature, SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { rememberHere } from '../../../data/rememberHere.ts'

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
