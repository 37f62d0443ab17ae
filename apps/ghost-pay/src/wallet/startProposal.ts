import type { Address, Hex } from 'viem'
import { proposalLimits, toProposal } from '@ghost-pay/payments/cosign'
import {
  type CheckedSignature,
  countedSignatures,
  type SignableTransaction,
} from '@ghost-pay/safe-account'
import { mostProposals } from '@ghost-pay/safe-account/store'
import { plainText } from '@ghost-pay/safe-protocol'

import { keptProposals } from '../kept/useKeptProposals.ts'
import { speak } from '../text/Spoken.ts'
import { checkCopy } from './checkCopy.ts'
import { CheckError } from './CheckError.ts'

/**
 * Keeps a transaction in this browser with the signatures that count, so that it can be signed, passed on and executed without a
 * gateway. What is kept of it already stays.
 *
 * @param parameters.own a signature of this device that no gateway has taken yet
 * @param parameters.isInPassing nobody has asked for it to be kept
 * @throws CheckError when there is no room for it
 */
export function startProposal({
  signable,
  note,
  signatures = [],
  own,
  isInPassing = false,
}: {
  signable: SignableTransaction
  note?: string | undefined
  signatures?: readonly CheckedSignature[] | undefined
  own?: { signer: Address; signature: Hex } | undefined
  isInPassing?: boolean | undefined
}): void {
  const proposal = toProposal({
    ...signable,
    note: note === undefined ? undefined : cutNote(plainText(note)),
  })
  const isKept = keptProposals.sign(
    proposal,
    [...countedSignatures(signatures), ...(own === undefined ? [] : [own])].map(
      ({ signer, signature }) => ({ owner: signer, signature }),
    ),
    isInPassing,
  )
  if (!isKept) {
    throw new CheckError(
      speak(checkCopy, 'failedCheck.page.proposalsFull', { most: mostProposals }),
    )
  }
}

/** As much of a note as goes along, without half a sign at its end. */
const cutNote = (note: string): string =>
  note.slice(0, proposalLimits.note).replace(/[\ud800-\udbff]$/, '')
