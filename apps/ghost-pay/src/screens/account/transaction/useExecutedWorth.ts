import type { Hash } from 'viem'
import type { Mined } from '@ghost-pay/safe-account'
import type { PricedAmount, Worth } from '@ghost-pay/safe-account/money'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useKeepPrices, useWorthOfPaid } from '../../../money/usePaidWorth.ts'
import { amountsPaid } from '../review/paidGroups.ts'
import type { OwnView } from './ownView.ts'

/**
 * What was paid is worth, and the fee of it; prices are kept when it is seen soon after it has happened.
 *
 * @param parameters.hash of the chain's transaction; null while nothing has happened
 */
export function useExecutedWorth(
  account: Pick<SharedAccount, 'chainId' | 'address' | 'chain'>,
  {
    own,
    safeTxHash,
    hash,
    mined,
  }: {
    own: Pick<OwnView, 'view'> | undefined
    safeTxHash: Hash
    hash: Hash | null
    mined: Mined | undefined
  },
):
  | {
      paid: Worth | undefined
      fee: Worth | undefined
      /** What one amount of it is worth. */
      of: (amount: PricedAmount) => Worth | undefined
    }
  | undefined {
  const worthOf = useWorthOfPaid(account)
  const isDone = hash !== null && mined !== undefined && own !== undefined
  useKeepPrices(account, isDone ? { safeTxHash, hash, time: mined.time } : undefined)
  if (!isDone) return undefined
  const name = { safeTxHash, hash }
  const { decimals } = account.chain.nativeCurrency
  return {
    paid: worthOf(name, amountsPaid(own.view)),
    fee: worthOf(name, [{ value: mined.fee, decimals }]),
    of: (amount) => worthOf(name, [amount]),
  }
}
