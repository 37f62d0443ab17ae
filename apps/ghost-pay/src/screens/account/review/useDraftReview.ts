import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { isAddressEqual } from 'viem'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import {
  freeNonce,
  type MovedPlace,
  movedPlace,
  type TakenNonces,
  viewerRole,
} from '@ghost-pay/safe-account/queue'
import { draftTransaction, isBatch } from '@ghost-pay/safe-account/review'
import { emptyDraft, type KeptSignature, type ReviewDraft } from '@ghost-pay/safe-account/store'
import type { SafeTransaction } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useAccountOnChain } from '../../../account/useAccountFacts.ts'
import { useMultiSend } from '../../../account/useContractsOnChain.ts'
import { keptSignatures } from '../../../kept/keptSignatures.ts'
import { reviewDrafts } from '../../../kept/reviewDrafts.ts'
import { useDraft } from '../../../kept/useDraft.ts'
import { useKept } from '../../../kept/useKept.ts'
import { keptRegistryNames } from '../../../people/keptRegistryNames.ts'
import { keptLineNotes } from '../../../transactions/keptLineNotes.ts'
import { useTakenHere, useTakenNonces } from '../../../transactions/useTakenNonces.ts'
import { useProposal } from '../../../wallet/useProposal.ts'
import { notePayrollSigned } from '../pay/payroll/usePayrollDraft.ts'
import { pollInterval } from '../pollInterval.ts'
import { useSignableView } from './useSignableView.ts'

export type UseDraftReviewParameters = {
  account: SharedAccount
  id: string
  draft: ReviewDraft
}

/** Makes a draft into what would be signed, reads it back from its own bytes, and runs the flow that signs and proposes it. */
export function useDraftReview({ account, id, draft }: UseDraftReviewParameters) {
  const [, setTyped] = useDraft(account)
  const { chainId, address: safe, viewer } = account
  const onChain = useAccountOnChain(account, pollInterval, 'always')
  const taken = useTakenNonces(account)
  const multiSend = useMultiSend(chainId, isBatch(draft))
  // Without the gateway the line is what this browser knows of it (behaviour/outlives#no-gateway).
  const isAlone = taken.data === undefined && taken.isError
  const takenHere = useTakenHere(account, isAlone)
  const known = taken.data ?? takenHere
  const contract = multiSend.data?.address
  // Five hundred lines are encoded once, not at each answer.
  const unplaced = useMemo(
    () => draftTransaction(draft, { multiSend: contract, nonce: 0 }),
    [draft, contract],
  )
  const signedAlready = signedBefore(account, unplaced, useKept(keptSignatures))
  const fixed = draft.nonce === undefined ? undefined : Number(draft.nonce)
  // What replaces another stands where that does, and what is signed is signed for its place.
  const held = fixed ?? (signedAlready && Number(signedAlready.nonce))
  const { place, move } = usePlaceInLine({
    // What the frame of the account read earlier may be a nonce behind.
    accountNonce: onChain.isFetchedAfterMount ? onChain.data?.nonce : undefined,
    taken: known,
    onMoved: () => void taken.refetch(),
  })
  const nonce = held ?? place?.nonce
  const version = onChain.data?.version
  const signable = useMemo<SignableTransaction | undefined>(
    () =>
      unplaced && version !== undefined && nonce !== undefined
        ? { chainId, safe, version, transaction: { ...unplaced, nonce: BigInt(nonce) } }
        : undefined,
    [unplaced, version, nonce, chainId, safe],
  )
  const { view, tokens } = useSignableView(account, signable)
  const role = viewerRole(viewer, onChain.data?.owners)
  const proposal = useProposal({
    account,
    signer: role === 'owner' ? viewer : undefined,
    signable: view?.blocked === false ? signable : undefined,
    note: draft.note,
    isFixed: fixed !== undefined,
    onMoved: move,
    onTaken: (safeTxHash) => {
      if (draft.kind === 'payroll') notePayrollSigned(account, id, safeTxHash)
      if (draft.lines !== undefined)
        keptLineNotes.remember({ chainId, safe, safeTxHash, notes: draft.lines, isOwn: true })
      if (draft.registryNames !== undefined)
        keptRegistryNames.remember({ chainId, safe, safeTxHash, names: draft.registryNames })
      // What was begun is over: it is not signed once more.
      reviewDrafts.forget({ ...account, id })
    },
    onProposed: () => {
      // What was typed is not needed any more.
      if (draft.kind === 'payment') setTyped(emptyDraft)
    },
  })
  const moved = held === undefined ? place?.moved : undefined
  return { onChain, taken, isAlone, multiSend, tokens, role, moved, signable, view, proposal }
}

/** What the viewer has signed of the same draft already, at whichever place. */
function signedBefore(
  { viewer, chainId, address }: SharedAccount,
  draft: SafeTransaction | undefined,
  kept: readonly KeptSignature[],
): SafeTransaction | undefined {
  if (viewer === undefined || draft === undefined) return undefined
  return kept.find(
    ({ signed, isProposal, signable }) =>
      isProposal &&
      signable.chainId === chainId &&
      isAddressEqual(signable.safe, address) &&
      isAddressEqual(signed.signer, viewer) &&
      isAddressEqual(signable.transaction.to, draft.to) &&
      signable.transaction.value === draft.value &&
      signable.transaction.data === draft.data &&
      signable.transaction.operation === draft.operation,
  )?.signable.transaction
}

type UsePlaceInLineParameters = {
  /** The nonce of the account's next execution, from the chain; undefined while it has not said. */
  accountNonce: number | undefined
  taken: TakenNonces | undefined
  /** It has moved: what waits is to be asked for again. */
  onMoved: () => void
}

/** Where a draft stands in line, and why it does not stand where it did. */
type PlaceInLine = { nonce: number; moved?: MovedPlace | undefined }

/**
 * The place of a draft in line. It stays while it is looked at; when it is used up or taken, the draft moves on to the next free
 * one (behaviour/payments#nonce). Upwards it moves only when it is signed: two nodes that disagree would move it to and fro.
 *
 * @returns the place, undefined while it is not known; and `move`, for what comes up when it is signed
 */
function usePlaceInLine({ accountNonce, taken, onMoved }: UsePlaceInLineParameters): {
  place: PlaceInLine | undefined
  move: (moved: MovedPlace) => void
} {
  const [place, setPlace] = useState<PlaceInLine>()
  const move = (moved: MovedPlace) => setPlace({ nonce: moved.nonce, moved })
  if (accountNonce !== undefined && taken !== undefined) {
    if (place === undefined) setPlace({ nonce: freeNonce(accountNonce, taken) })
    else {
      const moved = movedPlace(place.nonce, { accountNonce, taken })
      if (moved !== undefined && moved.why !== 'gap') move(moved)
    }
  }
  const report = useEffectEvent(onMoved)
  const moved = place?.moved
  useEffect(() => {
    if (moved !== undefined) report()
  }, [moved])
  return { place, move }
}
