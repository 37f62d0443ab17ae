import type { Hash } from 'viem'
import { findProposal } from '@ghost-pay/safe-account/store'

import { cosignPath } from '../../../data/cosignPath.ts'
import { isGatewayHere } from '../../../data/place.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useFoundExecution } from '../../../data/useFoundExecution.ts'
import { useKeptProposals } from '../../../data/useKeptProposals.ts'
import { UnknownTransactionView } from './UnknownTransactionView.tsx'

export type UnknownTransactionProps = {
  account: SharedAccount
  /** What the owners would have signed. */
  safeTxHash: Hash
}

/** A transaction that the gateway does not know is looked for where nobody has to know it: on the chain, and in this browser. */
export function UnknownTransaction({ account, safeTxHash }: UnknownTransactionProps) {
  const { chainId, address: safe } = account
  const kept = findProposal(useKeptProposals(account), { chainId, safe, safeTxHash })
  const found = useFoundExecution({ chainId, safe, safeTxHash })
  return (
    <UnknownTransactionView
      account={account}
      isHere={isGatewayHere}
      found={found.data}
      failure={
        found.error === null
          ? undefined
          : { isAsking: found.isFetching, onRetry: () => void found.refetch() }
      }
      keptPath={kept && cosignPath(account, safeTxHash)}
    />
  )
}
