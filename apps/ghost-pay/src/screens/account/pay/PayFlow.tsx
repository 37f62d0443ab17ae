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
import { type Draft, emptyDraft } from '../../../data/drafts.ts'
import { keepReviewDraft, reviewPath } from '../../../data/reviewDrafts.ts'
import { type SharedAccount, useSharedAccount } from '../../../data/SharedAccount.ts'
import { useTemplates } from '../../../data/templates.ts'
import { useDraft } from '../../../data/useDraft.ts'
import { useKeptSignatures } from '../../../data/useKeptSignatures.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { assetsOf } from './assetsOf.ts'
import { keepReplacement } from './keepReplacement.ts'
import { KeptPayments } from './KeptPayments.tsx'
import { PayForm } from './PayForm.tsx'
import { PayNotice } from './PayNotice.tsx'
import { GrowingLine, PayHeading, useOpenPayroll } from './payroll/PayrollEntry.tsx'
import { PaySide } from './PaySide.tsx'
import { TakesPlace } from './TakesPlace.tsx'
import { KeepTemplate } from './templates/KeepTemplate.tsx'
import { Templates } from './templates/Templates.tsx'
import { useRecipient } from './useRecipient.ts'

type PayTemplatesProps = {
  account: SharedAccount
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** The templates of the account: one payment goes into the form, lines become a payroll. */
function PayTemplates({ account, draft, onDraft }: PayTemplatesProps) {
  const all = useTemplates(account)
  const openPayroll = useOpenPayroll(account)
  return (
    <Templates
      all={all}
      onUse={(content) => {
        if ('lines' in content) openPayroll(content.lines)
        else onDraft({ ...emptyDraft, ...content.one, place: draft.place })
      }}
    />
  )
}

/** What of a form comes again. */
const templateOf = ({ recipient, amount, token, note }: Draft) => ({
  recipient,
  amount,
  token,
  note,
})

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
          <>
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
            <PayTemplates account={account} draft={draft} onDraft={setDraft} />
          </>
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
        {draft.recipient !== '' && (
          <KeepTemplate
            account={account}
            content={{ one: templateOf(draft) }}
            proposed={draft.note !== '' ? draft.note : (recipient.chosen?.name ?? '')}
          />
        )}
      </Columns>
    </Screen>
  )
}
