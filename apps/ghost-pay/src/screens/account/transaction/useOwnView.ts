import type { TransactionDetails } from '@ghost-pay/gateway-client'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { signableFromDetails } from '../../../data/signableFromDetails.ts'
import { usePeople } from '../../../data/usePeople.ts'
import { tokenOf } from '../../../data/viewSignable.ts'
import { type OwnView, ownView } from './ownView.ts'
import { useTokenOnChain } from './useTokenOnChain.ts'

/** Reads a transaction of the gateway by its own bytes, with what the chain tells of its token. Undefined for what nobody signs. */
export function useOwnView(
  account: SharedAccount,
  details: TransactionDetails | undefined,
): OwnView | undefined {
  const { nameOf } = usePeople()
  const signable =
    details && signableFromDetails(details, account.chainId, account.info?.version ?? null)
  const { token, isPending } = useTokenOnChain(account.chainId, signable && tokenOf(signable))
  return details && signable && ownView({ account, details, signable, token, isPending, nameOf })
}
