import { useMemo } from 'react'
import type { ReadAction } from '@ghost-pay/safe-account/view'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useCancelled } from './useCancelled.ts'

/**
 * What one rejection cancels, by its place.
 *
 * @param nonce of the rejection; undefined for what is none
 * @param isDone it was executed
 */
export function useCancelledAt(
  account: SharedAccount,
  nonce: number | undefined,
  isDone: boolean,
): ReadAction | undefined {
  const rejections = useMemo(
    () => (nonce === undefined ? [] : [{ id: 'one', nonce, isDone }]),
    [nonce, isDone],
  )
  return useCancelled(account, rejections).get('one')
}
