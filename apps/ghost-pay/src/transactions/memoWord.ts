import { memoReference } from '@ghost-pay/payments/memo'
import { referenceIn } from '@ghost-pay/safe-account/view'
import { plainText, type TransactionDescription } from '@ghost-pay/safe-protocol'

import type { Said } from '../text/Said.ts'
import type { memoCopy } from './memoCopy.ts'

/**
 * Says whether the words that a payment is said to be for are in its bytes: the hash of them stands behind the transfer, or it does
 * not (behaviour/memo#bound). Many payments are counted, as each has words of its own.
 *
 * @param description of what is signed, from its own bytes
 * @param note what somebody says that it is for
 * @returns undefined where there is nothing to say: no words, and nothing behind the transfer
 */
export function memoWord(
  description: Pick<TransactionDescription, 'action'>,
  note: string | undefined,
): Said<typeof memoCopy> | undefined {
  const { action } = description
  if (action.kind === 'batch') {
    const count = action.transactions.filter(({ action }) => referenceIn(action)).length
    return count === 0 ? undefined : ['memo.several', { count }]
  }
  const reference = referenceIn(action)
  if (note === undefined || note === '') {
    return reference === undefined ? undefined : ['memo.unread']
  }
  if (reference === undefined) return ['memo.loose']
  return reference === memoReference(plainText(note)) ? ['memo.bound'] : ['memo.other']
}
