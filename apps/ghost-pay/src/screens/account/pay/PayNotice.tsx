import { tokensIn } from '@ghost-pay/safe-account/review'
import { isRunning } from '@ghost-pay/safe-account/signing'
import type { Draft, KeptSignature } from '@ghost-pay/safe-account/store'
import { viewSignable } from '@ghost-pay/safe-account/view'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import { describeFailure } from '../../../failures/describeFailure.ts'
import { groupedNumber } from '../../../format/groupedNumber.ts'
import { keptSignatures } from '../../../kept/keptSignatures.ts'
import { useOfferedPayment } from '../../../kept/useDraft.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { say } from '../../../text/Spoken.ts'
import { useProposal } from '../../../wallet/useProposal.ts'
import { text } from './payCopy.ts'

/** Says why a payment that is prepared here cannot be signed yet: nobody is connected, or who is is no owner. */
export function PayNotice({ onConnect }: { onConnect: (() => void) | undefined }) {
  return onConnect === undefined ? (
    <Notice tone="warning" title={text('pay.notOwner')}>
      {text('pay.notOwner.text')}
    </Notice>
  ) : (
    <Notice
      tone="warning"
      title={text('pay.disconnected')}
      action={<Button onPress={onConnect}>{text('pay.disconnected.connect')}</Button>}
    />
  )
}

export type DraftNoticesProps = {
  account: SharedAccount
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Asks whether a payment that was chosen elsewhere takes the place of what was typed, and says that one stands in for another that waits. */
export function DraftNotices({ account, draft, onDraft }: DraftNoticesProps) {
  const offered = useOfferedPayment(account)
  const { place } = draft
  return (
    <>
      {offered !== undefined && (
        <Notice
          tone="warning"
          title={text('pay.chosen')}
          urgent
          action={
            <div className="gp-actions">
              <Button onPress={() => onDraft(draft)}>{text('pay.chosen.keep')}</Button>
              <Button onPress={() => onDraft(offered)}>{text('pay.chosen.take')}</Button>
            </div>
          }
        >
          {text('pay.chosen.text')}
        </Notice>
      )}
      {place !== '' && (
        <Notice
          tone="warning"
          title={text('pay.place', { place })}
          action={
            <Button onPress={() => onDraft({ ...draft, place: '' })}>
              {text('pay.place.free')}
            </Button>
          }
        >
          {text('pay.place.text')}
        </Notice>
      )}
    </>
  )
}

export type KeptPaymentsProps = {
  account: SharedAccount
  kept: readonly KeptSignature[]
  /** Why the gateway will not take one of them. It is not kept any more. */
  refusal: string | undefined
  onRefused: (sentence: string) => void
}

/** The payments that were signed here and that the gateway has not taken. */
export function KeptPayments({ account, kept, refusal, onRefused }: KeptPaymentsProps) {
  return (
    <>
      {refusal !== undefined && (
        <Notice tone="stop" title={refusal} urgent>
          {text('pay.kept.refused')}
        </Notice>
      )}
      {kept.map((one) => (
        <KeptPayment
          key={`${one.signed.signer} ${one.signed.safeTxHash}`}
          {...{ account, onRefused }}
          {...one}
        />
      ))}
    </>
  )
}

/** It can be sent again, or thrown away. */
function KeptPayment(props: Pick<KeptPaymentsProps, 'account' | 'onRefused'> & KeptSignature) {
  const { account, onRefused, signed, signable } = props
  const { nameOf } = useAddressBook()
  const { tokens } = useTokensOnChain(signable.chainId, tokensIn(describeTransaction(signable)))
  const currency = account.chain.nativeCurrency
  const view = viewSignable(signable, { currency, nameOf, formatNumber: groupedNumber, tokens })
  const { flow, sign } = useProposal({
    account,
    signer: signed.signer,
    signable,
    onProposed: () => undefined,
    onFailed: (error) => {
      const { passing, said } = describeFailure(error, 'sign')
      if (!passing) onRefused(say(said))
    },
  })
  return (
    <section className="gp-stack-tight">
      <h2>{text('pay.kept')}</h2>
      <p className="gp-sentence">{view.sentence}</p>
      <SignAction
        flow={flow}
        kept
        label={text('pay.kept.again')}
        reason={undefined}
        look="plain"
        sign={sign}
        secondary={
          <Button disabled={isRunning(flow)} onPress={() => keptSignatures.forget({ signed })}>
            {text('pay.kept.drop')}
          </Button>
        }
      />
    </section>
  )
}
