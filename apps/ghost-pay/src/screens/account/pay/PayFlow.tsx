import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { useLocation } from 'wouter'
import { useConnectModal } from '@ghost-pay/connect-kit'
import { useGateway } from '@ghost-pay/gateway-client/react'

import { Columns } from '../../../components/Columns.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { balancesQuery } from '../../../data/balancesQuery.ts'
import { emptyDraft } from '../../../data/drafts.ts'
import { keepReviewDraft, reviewPath } from '../../../data/reviewDrafts.ts'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { useDraft } from '../../../data/useDraft.ts'
import { useKeptSignatures } from '../../../data/useKeptSignatures.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { assetsOf } from './assetsOf.ts'
import { keepReplacement } from './keepReplacement.ts'
import { KeptPayments } from './KeptPayments.tsx'
import { PayForm } from './PayForm.tsx'
import { PayNotice } from './PayNotice.tsx'
import { GrowingLine, PayHeading } from './payroll/PayrollEntry.tsx'
import { PaySide } from './PaySide.tsx'
import { TakesPlace } from './TakesPlace.tsx'
import { useRecipient } from './useRecipient.ts'

/** The form of a payment; what was typed outlives the page. It is looked over and signed on the review screen. */
export function PayFlow() {
  useTitle('Pay')
  const account = useSharedAccount()
  const { chainId, address } = account
  const client = useGateway()
  const connection = useConnection()
  const connectModal = useConnectModal()
  const [, navigate] = useLocation()
  const balances = useQuery(balancesQuery(client, { chainId, address }))
  const [draft, setDraft] = useDraft(account)
  const recipient = useRecipient(account, draft.recipient)
  const [refusal, setRefusal] = useState<string>()
  const kept = useKeptSignatures().filter(
    ({ isProposal, signable }) =>
      isProposal && signable.chainId === chainId && isAddressEqual(signable.safe, address),
  )

  const assets = assetsOf(account.chain, balances.data?.items)

  return (
    <Screen>
      <Columns
        side={
          <PaySide
            options={recipient.options}
            assets={assets}
            form={draft}
            onRecipient={(recipient) => {
              setDraft({ ...draft, recipient })
            }}
            onToken={(token) => {
              setDraft({ ...draft, token })
            }}
          />
        }
      >
        <PayHeading account={account} />
        <KeptPayments account={account} kept={kept} refusal={refusal} onRefused={setRefusal} />
        {balances.error && (
          <GatewayFailure
            error={balances.error}
            what="what this account holds"
            retrying={balances.isFetching}
            onRetry={() => {
              void balances.refetch()
            }}
          />
        )}
        {connection.status === 'disconnected' && (
          <PayNotice viewer="disconnected" onConnect={() => connectModal.open()} />
        )}
        {account.isOwner === false && <PayNotice viewer="notOwner" />}
        <TakesPlace draft={draft} onChange={setDraft} />
        <GrowingLine account={account} isOne={draft.place !== ''}>
          <PayForm
            form={draft}
            assets={assets}
            account={account}
            recipient={recipient}
            sent={draft.reviewed}
            note={draft.note}
            onNote={(note) => {
              setDraft({ ...draft, note })
            }}
            onChange={(form) => {
              setDraft({ ...draft, ...form })
            }}
            onReview={(payment) => {
              if (draft.place !== '') {
                setDraft(emptyDraft)
                navigate(keepReplacement(account, payment.call, draft))
                return
              }
              setDraft({ ...draft, reviewed: true })
              const id = keepReviewDraft(account, {
                calls: [payment.call],
                kind: 'payment',
                ...(draft.note.trim() !== '' && { note: draft.note }),
              })
              navigate(reviewPath(account, id))
            }}
          />
        </GrowingLine>
      </Columns>
    </Screen>
  )
}
