import { hashOfId } from '@ghost-pay/safe-account/queue'
import { findProposal } from '@ghost-pay/safe-account/store'

import { ButtonLink } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { cosignPath } from '../../../data/cosignPath.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useKeptProposals } from '../../../data/useKeptProposals.ts'
import { text } from './cosignCopy.ts'

export type WithoutGatewayProps = {
  account: SharedAccount
  /** The gateway's id of the transaction. */
  id: string
}

/** Leads on where the gateway does not answer and this browser has the payment. */
export function WithoutGateway({ account, id }: WithoutGatewayProps) {
  const all = useKeptProposals(account)
  const safeTxHash = hashOfId(id)
  const kept =
    safeTxHash && findProposal(all, { chainId: account.chainId, safe: account.address, safeTxHash })
  if (safeTxHash === undefined || kept === undefined) return null
  return (
    <Notice
      tone="warning"
      title={text('cosign.without')}
      action={
        <ButtonLink to={cosignPath(account, safeTxHash)} look="primary">
          {text('cosign.withoutGo')}
        </ButtonLink>
      }
    >
      {text('cosign.withoutWhy')}
    </Notice>
  )
}
