import { useState } from 'react'

import { Amount } from '../../../components/Amount.tsx'
import { Button } from '../../../components/Button.tsx'
import { Digests } from '../../../components/Digests.tsx'
import { LookAlikeNotice } from '../../../components/LookAlikeNotice.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import type { KeptSignature } from '../../../data/keptSignatures.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { isRunning } from '../../../data/signFlow.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useConnectedElsewhere } from '../../../data/useConnectedElsewhere.ts'
import { keptSignatures } from '../../../data/useKeptSignatures.ts'
import { useTokensOnChain } from '../../../data/useTokensOnChain.ts'
import { lookAlikes } from './lookAlikes.ts'
import type { Payment } from './payment.ts'
import { reasonNotToSign } from './reasonNotToSign.ts'
import { recipientWarning } from './recipientWarning.ts'
import { ReviewFacts } from './ReviewFacts.tsx'
import { ReviewReads } from './ReviewReads.tsx'
import { useKnownAddresses } from './useKnownAddresses.ts'
import { usePaymentReview } from './usePaymentReview.ts'

export type ReviewPaymentProps = {
  account: SharedAccount
  payment: Payment
  /** Payments of this account that are signed already and that the gateway has not taken. */
  kept: readonly KeptSignature[]
  onBack: () => void
  /** The gateway has it: what was typed is not needed any more. */
  onProposed: () => void
}

/**
 * A payment as it will be signed: recipient, amount, nonce and hash; then the wallet is asked. Amount, token, owners
 * and nonce are the chain's word.
 */
export function ReviewPayment({ account, payment, kept, onBack, onProposed }: ReviewPaymentProps) {
  const { nameOf } = useAddressBook()
  const { chainId, viewer } = account
  const { recipient } = payment
  const reads = usePaymentReview({ account, payment, kept, onProposed })
  const { onChain, recommended, isOwner, nonce, nonceCheck, review, proposal } = reads
  const atRecipient = useTokensOnChain(chainId, [recipient])
  const { known, wasPaid } = useKnownAddresses(account, onChain.data)
  const elsewhere = useConnectedElsewhere()
  const [compared, setCompared] = useState(false)

  const ready = review?.status === 'ready' ? review : undefined
  const alike = lookAlikes(recipient, known)
  const warning = recipientWarning(recipient, atRecipient.tokens[0])
  return (
    <>
      <div className="gp-stack-tight">
        <h1>Review the payment</h1>
        {ready?.view.amount !== undefined && <Amount size="hero" {...ready.view.amount} exact />}
      </div>

      <ReviewReads {...reads} />

      <LookAlikeNotice address={recipient} others={alike} nameOf={nameOf} />
      {warning !== undefined && (
        <Notice tone="warning" title={warning.title}>
          {warning.text}
        </Notice>
      )}

      {ready !== undefined && onChain.data !== undefined && nonce !== undefined && (
        <>
          <ReviewFacts
            account={account}
            onChain={onChain.data}
            review={ready}
            recommended={recommended}
            paidBefore={wasPaid(recipient)}
          />
          <Digests signable={ready.signable} open />
        </>
      )}

      {alike.length > 0 && <ComparedCheck checked={compared} onChange={setCompared} />}
      {nonceCheck !== undefined && nonceCheck.status !== 'free' && (
        <Notice tone="warning" title={nonceCheck.sentence}>
          You have signed it with this nonce. Throw the signature away to sign with another.
        </Notice>
      )}

      {review?.status === 'contradicted' ? (
        <div className="gp-actions">
          <Button onPress={onBack}>Back</Button>
        </div>
      ) : (
        <SignPayment
          proposal={proposal}
          reason={reasonNotToSign({
            viewer,
            isOwner,
            isReady: ready !== undefined,
            mustCompare: alike.length > 0 && !compared,
            isElsewhere: elsewhere,
          })}
          onBack={onBack}
        />
      )}
    </>
  )
}

type ComparedCheckProps = { checked: boolean; onChange: (checked: boolean) => void }

/** The person says that the address was compared: it looks like another one. */
function ComparedCheck({ checked, onChange }: ComparedCheckProps) {
  return (
    <label className="gp-check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
      />
      I compared all 40 characters with the one I was given.
    </label>
  )
}

type SignPaymentProps = {
  proposal: ReturnType<typeof usePaymentReview>['proposal']
  reason: string | undefined
  onBack: () => void
}

/** The button that signs, and the ways out. */
function SignPayment({ proposal: { flow, kept, sign }, reason, onBack }: SignPaymentProps) {
  return (
    <SignAction
      flow={flow}
      kept={kept !== undefined}
      label="Sign"
      reason={reason}
      onSign={() => void sign()}
      secondary={
        <>
          {kept !== undefined && (
            <Button
              disabled={isRunning(flow)}
              onPress={() => {
                keptSignatures.drop(kept)
              }}
            >
              Throw the signature away
            </Button>
          )}
          <Button onPress={onBack}>Back</Button>
        </>
      }
    />
  )
}
