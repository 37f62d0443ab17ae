import { useEffect, useRef, useState } from 'react'
import { getAddress, isAddress } from 'viem'
import { useConfig } from 'wagmi'
import { useLocation } from 'wouter'
import { type Draft, emptyDraft, typedTokens } from '@ghost-pay/safe-account/store'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { keepReviewDraft, reviewPath } from '../../../kept/reviewDrafts.ts'
import { bindNote, type BindProblem } from './bindNote.ts'
import type { Binding } from './PayForm.tsx'
import type { Payment } from './payment.ts'

export type UseReviewPaymentParameters = {
  account: SharedAccount
  draft: Draft
  setDraft: (draft: Draft) => void
}

/** Makes what was typed into a draft for the review; what it is for is bound to it where the person wants that. */
export function useReviewPayment({ account, draft, setDraft }: UseReviewPaymentParameters): {
  binding: Binding
  review: (payment: Payment) => Promise<void>
} {
  const config = useConfig()
  const [, navigate] = useLocation()
  const [said, setSaid] = useState<{ problem: BindProblem; draft: Draft }>()
  const [isAsking, setAsking] = useState(false)
  const note = draft.note.trim()
  /** What stands in the form; nothing once it was left. */
  const latest = useRef<Draft>(undefined)
  useEffect(() => {
    latest.current = draft
    return () => {
      latest.current = undefined
    }
  }, [draft])

  async function bind(payment: Payment): Promise<Payment['call'] | undefined> {
    const { chainId, address } = account
    setAsking(true)
    try {
      const bound = await bindNote(config, { ...payment, chainId, account: address, note })
      if ('call' in bound) return bound.call
      setSaid({ problem: bound.problem, draft })
    } catch {
      setSaid({ problem: 'silent', draft })
    } finally {
      setAsking(false)
    }
    return undefined
  }

  async function review(payment: Payment) {
    if (isAsking) return
    const isBound = draft.isBound && note !== '' && payment.asset.token !== undefined
    const call = isBound ? await bind(payment) : payment.call
    // What was typed while the node was asked is another payment, and stays as it is.
    if (call === undefined || latest.current !== draft) return
    const typed = typedTokens([payment.asset])
    const { recipient: address, foundAs: name } = draft
    const registryNames =
      name !== '' && isAddress(address) ? [{ name, address: getAddress(address) }] : []
    const isReplacement = draft.place !== ''
    setDraft(isReplacement ? emptyDraft : { ...draft, reviewed: true })
    const id = keepReviewDraft(account, {
      calls: [call],
      kind: isReplacement ? 'replacement' : 'payment',
      ...(isReplacement && { nonce: BigInt(draft.place) }),
      ...(note !== '' && { note: draft.note }),
      ...(typed.length > 0 && { typed }),
      ...(registryNames.length > 0 && { registryNames }),
    })
    navigate(reviewPath(account, id))
  }

  return {
    binding: {
      isBound: draft.isBound,
      // What was said is not about anything else.
      problem: said?.draft === draft ? said.problem : undefined,
      isAsking,
      onBound: (isBound) => setDraft({ ...draft, isBound }),
    },
    review,
  }
}
