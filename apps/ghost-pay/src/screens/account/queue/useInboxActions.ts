import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { useLocation } from 'wouter'
import {
  emptyPlaceDraft,
  hashOfId,
  moveUpDrafts,
  type Proposal,
} from '@ghost-pay/safe-account/queue'
import type { ReviewDraft } from '@ghost-pay/safe-account/store'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { keepReviewDraft, reviewPath } from '../../../kept/reviewDrafts.ts'
import { offerPayment } from '../../../kept/useDraft.ts'
import type { ProposalChoice } from './ProposalItem.tsx'
import { replacementOf } from './replacementOf.ts'

/** What can be done with the line beside signing and sending; each makes a draft that is looked over before it is signed. */
export function useInboxActions(account: SharedAccount, proposals: readonly Proposal[]) {
  const [, navigate] = useLocation()
  const [deleting, setDeleting] = useState<string>()
  const { address, viewer, role } = account
  const first = account.onChain?.nonce ?? 0

  function review(drafts: readonly ReviewDraft[]) {
    const [id] = drafts.map((draft) => keepReviewDraft(account, draft))
    if (id !== undefined) navigate(reviewPath(account, id))
  }

  function replace(proposal: Proposal) {
    offerPayment(account, replacementOf(proposal))
    navigate(`${account.path}/pay`)
  }

  const behind = (to: number) => proposals.filter(({ nonce }) => nonce > to)
  const moved = (from: number, to: number) =>
    moveUpDrafts(
      from,
      behind(to).map(({ nonce, isReady, check }) => ({
        nonce,
        isReady,
        signable: check?.isStopped === true ? undefined : check?.signable,
      })),
    )

  return {
    choicesOf: (proposal: Proposal): readonly ProposalChoice[] => {
      const { nonce, action, check, transaction } = proposal
      if (role !== 'owner' || nonce < first) return []
      const isRejected = proposals.some(
        (one) => one.nonce === nonce && one.action.kind === 'reject',
      )
      const isOwn =
        viewer !== undefined &&
        check?.proposer !== undefined &&
        isAddressEqual(check.proposer, viewer)
      const choices: (ProposalChoice | false)[] = [
        !isRejected && {
          said: ['inbox.do.reject'],
          onChoose: () => review([emptyPlaceDraft(address, nonce, 'rejection')]),
        },
        action.kind !== 'reject' && {
          said: ['inbox.do.replace'],
          onChoose: () => replace(proposal),
        },
        isOwn && {
          said: ['inbox.do.delete'],
          onChoose: () => setDeleting(transaction.id),
        },
      ]
      return choices.filter((choice) => choice !== false)
    },
    movableBehind: (from: number, to: number): number => moved(from, to)?.length ?? 0,
    onBlank: (place: number) => review([emptyPlaceDraft(address, place, 'blank')]),
    onMoveUp: (from: number, to: number) => review(moved(from, to) ?? []),
    /** The hash of what is about to be taken off the list. */
    deleting: deleting === undefined ? undefined : hashOfId(deleting),
    onDeleted: () => setDeleting(undefined),
  }
}
