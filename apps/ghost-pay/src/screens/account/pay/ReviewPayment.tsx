import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { getNoncesQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { Amount } from '../../../components/Amount.tsx'
import { Button } from '../../../components/Button.tsx'
import { Digests } from '../../../components/Digests.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { LookAlikeNotice } from '../../../components/LookAlikeNotice.tsx'
import { NodeFailure } from '../../../components/NodeFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { KeptSignature } from '../../../data/keptSignatures.ts'
import { checkNonce, freeNonce } from '../../../data/nonces.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { isRunning } from '../../../data/signFlow.ts'
import { useAccountOnChain } from '../../../data/useAccountFacts.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useConnectedElsewhere } from '../../../data/useConnectedElsewhere.ts'
import { keptSignatures } from '../../../data/useKeptSignatures.ts'
import { useTakenNonces } from '../../../data/useTakenNonces.ts'
import { useTokensOnChain } from '../../../data/useTokensOnChain.ts'
import { pollInterval } from '../pollInterval.ts'
import { lookAlikes } from './lookAlikes.ts'
import type { Payment } from './payment.ts'
import { paymentReview } from './paymentReview.ts'
import { reasonNotToSign } from './reasonNotToSign.ts'
import { recipientWarning } from './recipientWarning.ts'
import { ReviewFacts } from './ReviewFacts.tsx'
import { useKnownAddresses } from './useKnownAddresses.ts'
import { useProposal } from './useProposal.ts'

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
 * A payment as it will be signed: whom, how much, under which nonce and hash; then the wallet is asked. Amount, token, owners
 * and nonce are the chain's word.
 */
export function ReviewPayment({ account, payment, kept, onBack, onProposed }: ReviewPaymentProps) {
  const client = useGateway()
  const { nameOf } = useAddressBook()
  const { chainId, address } = account
  const { recipient, asset, call } = payment
  const onChain = useAccountOnChain(account, pollInterval)
  const token = useTokensOnChain(chainId, asset.token === undefined ? [] : [asset.token])
  const atRecipient = useTokensOnChain(chainId, [recipient])
  const taken = useTakenNonces(account)
  // What the frame of the account read earlier may be a nonce behind.
  const free =
    onChain.isFetchedAfterMount && onChain.data && taken.data
      ? freeNonce(onChain.data.nonce, taken.data)
      : undefined
  const recommended = useQuery(getNoncesQueryOptions(client, { chainId, address })).data
    ?.recommendedNonce
  const { known, wasPaid } = useKnownAddresses(account, onChain.data)
  const elsewhere = useConnectedElsewhere()
  const [compared, setCompared] = useState(false)
  // The nonce stays what it was while it is looked at; it changes with a word.
  const [looked, setLooked] = useState<number>()
  if (looked === undefined && free !== undefined) setLooked(free)

  const { viewer } = account
  const isOwner =
    viewer && onChain.data && onChain.data.owners.some((owner) => isAddressEqual(owner, viewer))
  const signedAlready = kept.find(
    ({ signed, signable: { transaction } }) =>
      viewer !== undefined &&
      isAddressEqual(signed.signer, viewer) &&
      isAddressEqual(transaction.to, call.to) &&
      transaction.value === call.value &&
      transaction.data === call.data,
  )
  const nonce = signedAlready ? Number(signedAlready.signable.transaction.nonce) : looked
  const review =
    onChain.data === undefined || nonce === undefined || token.isPending || token.isNodeError
      ? undefined
      : paymentReview({
          account,
          payment,
          onChain: onChain.data,
          token: token.tokens[0] ?? null,
          nonce,
          nameOf,
        })
  const ready = review?.status === 'ready' ? review : undefined
  const {
    flow,
    kept: signed,
    sign,
  } = useProposal({
    account,
    signer: isOwner === true ? viewer : undefined,
    signable: ready?.signable,
    onNonce: (nonce) => {
      setLooked(nonce)
      void taken.refetch()
    },
    onProposed,
  })

  const alike = lookAlikes(recipient, known)
  const warning = recipientWarning(recipient, atRecipient.tokens[0])
  const nonceCheck =
    signed !== undefined && onChain.data !== undefined && taken.data !== undefined
      ? checkNonce(nonce ?? 0, {
          accountNonce: onChain.data.nonce,
          taken: taken.data,
          id: signed.safeTxHash,
        })
      : undefined
  return (
    <>
      <div className="gp-stack-tight">
        <h1>Review the payment</h1>
        {ready?.view.amount !== undefined && <Amount size="hero" {...ready.view.amount} exact />}
      </div>

      {review?.status === 'contradicted' &&
        review.sentences.map((sentence) => (
          <Notice key={sentence} tone="stop" title={sentence}>
            Nothing is signed while gateway and chain differ.
          </Notice>
        ))}
      {(onChain.error !== null || token.isNodeError) && (
        <NodeFailure
          what="the token and the owners"
          retrying={onChain.isFetching}
          onRetry={() => {
            void onChain.refetch()
            token.retry()
          }}
        />
      )}
      {taken.error !== null && nonce === undefined && (
        <GatewayFailure
          error={taken.error}
          what="which nonce is free"
          retrying={taken.isFetching}
          onRetry={() => void taken.refetch()}
        />
      )}
      {review === undefined &&
        onChain.error === null &&
        !token.isNodeError &&
        taken.error === null && (
          <Skeleton label="Asking the chain about the account and the token" rows={4} />
        )}

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

      {alike.length > 0 && (
        <label className="gp-check">
          <input
            type="checkbox"
            checked={compared}
            onChange={(event) => {
              setCompared(event.target.checked)
            }}
          />
          I compared all 40 characters with the one I was given.
        </label>
      )}
      {nonceCheck !== undefined && nonceCheck.status !== 'free' && (
        <Notice tone="warning" title={nonceCheck.sentence}>
          You have signed it with this nonce. Throw the signature away to sign with another.
        </Notice>
      )}

      {review?.status !== 'contradicted' && (
        <SignAction
          flow={flow}
          kept={signed !== undefined}
          label="Sign"
          reason={reasonNotToSign({
            viewer,
            isOwner,
            isReady: ready !== undefined,
            mustCompare: alike.length > 0 && !compared,
            isElsewhere: elsewhere,
          })}
          onSign={() => void sign()}
          secondary={
            <>
              {signed !== undefined && (
                <Button
                  disabled={isRunning(flow)}
                  onPress={() => {
                    keptSignatures.drop(signed)
                  }}
                >
                  Throw the signature away
                </Button>
              )}
              <Button onPress={onBack}>Back</Button>
            </>
          }
        />
      )}
      {review?.status === 'contradicted' && (
        <div className="gp-actions">
          <Button onPress={onBack}>Back</Button>
        </div>
      )}
    </>
  )
}
