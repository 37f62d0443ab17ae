import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { getNoncesQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import type { KeptSignature } from '../../../data/keptSignatures.ts'
import { checkNonce, freeNonce } from '../../../data/nonces.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAccountOnChain } from '../../../data/useAccountFacts.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useProposal } from '../../../data/useProposal.ts'
import { useTakenNonces } from '../../../data/useTakenNonces.ts'
import { useTokensOnChain } from '../../../data/useTokensOnChain.ts'
import { pollInterval } from '../pollInterval.ts'
import type { Payment } from './payment.ts'
import { paymentReview } from './paymentReview.ts'

export type UsePaymentReviewParameters = {
  account: SharedAccount
  payment: Payment
  /** Payments of this account that are signed already and that the gateway has not taken. */
  kept: readonly KeptSignature[]
  /** The gateway has it: what was typed is not needed any more. */
  onProposed: () => void
}

/** Reads what a payment is reviewed with, keeps its nonce, and runs the flow that signs it. */
export function usePaymentReview({
  account,
  payment,
  kept,
  onProposed,
}: UsePaymentReviewParameters) {
  const client = useGateway()
  const { nameOf } = useAddressBook()
  const { chainId, address, viewer } = account
  const { token: tokenAddress } = payment.asset
  const onChain = useAccountOnChain(account, pollInterval)
  const token = useTokensOnChain(chainId, tokenAddress === undefined ? [] : [tokenAddress])
  const taken = useTakenNonces(account)
  // What the frame of the account read earlier may be a nonce behind.
  const free =
    onChain.isFetchedAfterMount && onChain.data && taken.data
      ? freeNonce(onChain.data.nonce, taken.data)
      : undefined
  const recommended = useQuery(getNoncesQueryOptions(client, { chainId, address })).data
    ?.recommendedNonce
  // The nonce stays what it was while it is looked at; it changes with a word.
  const [looked, setLooked] = useState<number>()
  if (looked === undefined && free !== undefined) setLooked(free)

  const isOwner =
    viewer && onChain.data && onChain.data.owners.some((owner) => isAddressEqual(owner, viewer))
  const signedAlready = signedBefore(account, payment, kept)
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
  const proposal = useProposal({
    account,
    signer: isOwner === true ? viewer : undefined,
    signable: review?.status === 'ready' ? review.signable : undefined,
    onNonce: (nonce) => {
      setLooked(nonce)
      void taken.refetch()
    },
    onProposed,
  })
  const nonceCheck =
    proposal.kept !== undefined && onChain.data !== undefined && taken.data !== undefined
      ? checkNonce(nonce ?? 0, {
          accountNonce: onChain.data.nonce,
          taken: taken.data,
          id: proposal.kept.safeTxHash,
        })
      : undefined
  return { onChain, token, taken, recommended, isOwner, nonce, nonceCheck, review, proposal }
}

/** What the viewer has signed of the same payment already. */
function signedBefore(
  { viewer }: SharedAccount,
  { call }: Payment,
  kept: readonly KeptSignature[],
): KeptSignature | undefined {
  return kept.find(
    ({ signed, signable: { transaction } }) =>
      viewer !== undefined &&
      isAddressEqual(signed.signer, viewer) &&
      isAddressEqual(transaction.to, call.to) &&
      transaction.value === call.value &&
      transaction.data === call.data,
  )
}
