import { useEffect, useMemo } from 'react'
import type { Address } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { splitNote, withLineNotes } from '@ghost-pay/payments/memo'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { describeTransaction, plainText, safeTxHash } from '@ghost-pay/safe-protocol'

import { useKeptOf } from '../../../kept/useKept.ts'
import { keptLineNotes } from '../../../transactions/keptLineNotes.ts'
import {
  linkWithNotes,
  readLinkedNotes,
  splitNotesOff,
} from '../../../transactions/lineNotesLink.ts'

/** What is said of a transaction beside its bytes. */
export type LinkedNotes = {
  /** The note, with what is said of the lines where that came on another way. */
  note: string | undefined
  /** The address of its page, with what is said of the lines where the note has no room for it. */
  href: string
  /** The link of this page has words about other lines. */
  isForeign: boolean
}

/**
 * Finds what is said of the lines of a batch: in its note, else in the link of this page, which is kept from then on, else in this
 * browser (behaviour/payments#linked-notes).
 *
 * @param signable by its own bytes; undefined while they are read
 * @param page the address of its page, where that is not this one
 */
export function useLinkedNotes(
  { note: given }: Pick<TransactionDetails, 'note'>,
  signable: SignableTransaction | undefined,
  page: string = window.location.href,
): LinkedNotes {
  const { code } = splitNotesOff(window.location.hash)
  const payees = useMemo(() => (signable === undefined ? [] : payeesIn(signable)), [signable])
  const name = useMemo(
    () =>
      signable && {
        chainId: signable.chainId,
        safe: signable.safe,
        safeTxHash: safeTxHash(signable),
      },
    [signable],
  )
  const kept = useKeptOf(keptLineNotes, name)
  const linked = useMemo(
    () => (code === undefined || payees.length === 0 ? undefined : readLinkedNotes(code, payees)),
    [code, payees],
  )
  useEffect(() => {
    if (linked !== undefined && name !== undefined)
      keptLineNotes.remember({ ...name, notes: linked, isOwn: false })
  }, [name, linked])
  const own = given === null ? undefined : plainText(given)
  const isSaid = splitNote(own ?? '', payees.length).lines.length > 0
  const found = kept?.isOwn === true ? kept.notes : (linked ?? kept?.notes)
  const notes = isSaid || found?.length !== payees.length ? undefined : found
  return {
    note: (notes && withLineNotes(own ?? '', notes)) ?? own,
    href: linkWithNotes(page, notes, payees),
    isForeign: code !== undefined && signable !== undefined && linked === undefined,
  }
}

/** Whom the lines of a batch pay, in their order; empty for a line that is no payment. */
function payeesIn(signable: SignableTransaction): (Address | '')[] {
  const { action } = describeTransaction(signable)
  if (action.kind !== 'batch') return []
  return action.transactions.map(({ action: line }) =>
    line.kind === 'send' || line.kind === 'tokenTransfer' ? line.to : '',
  )
}
