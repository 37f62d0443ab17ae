import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { useConnectModal } from '@ghost-pay/connect-kit'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { emptyDraft } from '@ghost-pay/safe-account/store'

import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { chains } from '../../../chains.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { isGatewayHere } from '../../../gateway/place.ts'
import { isTypedOver } from '../../../kept/isTypedOver.ts'
import { keptSignatures } from '../../../kept/keptSignatures.ts'
import { useDraft } from '../../../kept/useDraft.ts'
import { useKept } from '../../../kept/useKept.ts'
import { balancesQuery } from '../../../money/balancesQuery.ts'
import { usePayees } from '../../../people/usePayees.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { PayAlike } from './AlikeLines.tsx'
import { assetsOf } from './assetsOf.ts'
import { text } from './payCopy.ts'
import { PayForm } from './PayForm.tsx'
import { readPayment, tokenToPay } from './payment.ts'
import { DraftNotices, type DraftNoticesProps, KeptPayments, PayNotice } from './PayNotice.tsx'
import { text as sayPayroll } from './payroll/payrollCopy.ts'
import { payrollPath, useOpenPayroll, usePayrollDraft } from './payroll/usePayrollDraft.ts'
import { PaySide } from './PaySide.tsx'
import { KeepTemplate } from './templates/KeepTemplate.tsx'
import { useTemplates } from './templates/templates.ts'
import { Templates } from './templates/Templates.tsx'
import { useBalancesHere } from './useBalancesHere.ts'
import { useRecipient, withRecipient } from './useRecipient.ts'
import { useReviewPayment } from './useReviewPayment.ts'

/** How often prices are asked for while a payment is typed, in milliseconds: old ones are not reckoned with. */
const pricesAgain = 4 * 60_000

/** The templates of the account: one payment goes into the form, lines become a payroll. */
function PayTemplates({ account, draft, onDraft }: DraftNoticesProps) {
  const all = useTemplates(account)
  const openPayroll = useOpenPayroll(account)
  const [payroll] = usePayrollDraft(account)
  return (
    <Templates
      all={all}
      replaces={(content) =>
        'one' in content
          ? isTypedOver(draft, content.one)
          : // Also over the same lines edits are lost.
            payroll.text.trim() !== ''
      }
      onUse={(content) => {
        if ('lines' in content) openPayroll(content.lines)
        else onDraft({ ...emptyDraft, ...content.one, place: draft.place })
      }}
    />
  )
}

/** The form of a payment; what was typed outlives the page. It is looked over and signed on the review screen. */
export function PayFlow() {
  useTitle(text('pay.page'))
  const account = useSharedAccount()
  const { chainId, address } = account
  const client = useGateway()
  const connection = useConnection()
  const connectModal = useConnectModal()
  const balances = useQuery({
    ...balancesQuery(client, { chainId, address }),
    refetchInterval: pricesAgain,
  })
  const [draft, setDraft] = useDraft(account)
  const openPayroll = useOpenPayroll(account)
  const { foundAs, amount, note, place } = draft
  const recipient = useRecipient(account, draft.recipient, foundAs === '' ? undefined : foundAs)
  const chooseRecipient = (next: string) => setDraft(withRecipient(draft, next, recipient.found))
  const [refusal, setRefusal] = useState<string>()
  const kept = useKept(keptSignatures).filter(
    ({ isProposal, signable }) =>
      isProposal && signable.chainId === chainId && isAddressEqual(signable.safe, address),
  )

  const held = useBalancesHere(account, balances)
  const assets = assetsOf(account.chain, held, account.onChain?.balance)
  const token = tokenToPay(draft.token, {
    assets,
    isWhole: balances.data !== undefined && !isGatewayHere,
    // Another payee changes no token under an amount.
    payee: amount === '' ? recipient.chosen?.address : undefined,
    payments: usePayees(account).data?.payments ?? [],
  })
  const form = { ...draft, token }
  const read = readPayment(form, assets, account, chains)
  const payment = read.status === 'ready' ? read.payment : undefined
  const { binding, review } = useReviewPayment({ account, draft, setDraft })

  return (
    <Screen>
      <Columns
        side={
          <>
            <PaySide
              options={recipient.options}
              history={recipient.history}
              assets={assets}
              form={form}
              onRecipient={chooseRecipient}
              onToken={(token) => setDraft({ ...draft, token })}
            />
            <PayTemplates account={account} draft={draft} onDraft={setDraft} />
          </>
        }
      >
        <div className="gp-title-row">
          <h1>{text('pay.page')}</h1>
          <ButtonLink to={payrollPath(account)}>{sayPayroll('payroll.page')}</ButtonLink>
        </div>
        <KeptPayments account={account} kept={kept} refusal={refusal} onRefused={setRefusal} />
        <DraftNotices account={account} draft={draft} onDraft={setDraft} />
        {/* The form of one payment grows: several lines that are pasted into it are a payroll. What takes a place stays one. */}
        <div
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text').trim()
            if (place !== '' || !pasted.includes('\n')) return
            event.preventDefault()
            openPayroll(pasted)
          }}
        >
          <PayForm
            form={form}
            assets={assets}
            pricesAt={balances.dataUpdatedAt}
            account={account}
            recipient={recipient}
            sent={draft.reviewed}
            note={note}
            binding={binding}
            onNote={(note) => setDraft({ ...draft, note })}
            onRecipient={chooseRecipient}
            // Also an amount: it is typed for the token that stands there.
            onChange={(next) => setDraft({ ...withRecipient(draft, next.recipient), ...next })}
            onReview={(payment) => void review(payment)}
          />
        </div>
        {place === '' && <PayAlike account={account} payment={payment} />}
        {draft.recipient !== '' && (
          <KeepTemplate
            account={account}
            content={{ one: { recipient: draft.recipient, amount, token, note } }}
            proposed={note !== '' ? note : (recipient.chosen?.name ?? '')}
          />
        )}
        <GatewayFailure query={balances} what={text('pay.what')} />
        {connection.status === 'disconnected' && (
          <PayNotice onConnect={() => connectModal.open()} />
        )}
        {account.role === 'notOwner' && <PayNotice onConnect={undefined} />}
      </Columns>
    </Screen>
  )
}
