import { useMemo } from 'react'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { useKeptLineNotes } from '../../../../data/keptLineNotes.ts'
import { linkWithNotes } from '../../../../data/lineNotesLink.ts'
import type { OwnView } from '../../transaction/ownView.ts'
import { useLinkedNotes } from '../../transaction/useLinkedNotes.ts'

/** The link of a signed batch for the other owners, with what is said of its lines, and its note (behaviour/payments#linked-notes). */
export function useSignedLink(
  details: TransactionDetails,
  { signable, view }: Pick<OwnView, 'signable' | 'view'>,
  path: string,
): { href: string; note: string | undefined } {
  const { note } = useLinkedNotes(details, signable)
  const name = useMemo(
    () => ({
      chainId: signable.chainId,
      safe: signable.safe,
      safeTxHash: safeTxHash(signable),
    }),
    [signable],
  )
  const kept = useKeptLineNotes(name)
  const page = `${location.origin}${location.pathname}#${path}`
  const payees = view.parts.map(({ payment }) => payment?.to ?? ('' as const))
  return { href: linkWithNotes(page, kept?.notes, payees), note }
}
