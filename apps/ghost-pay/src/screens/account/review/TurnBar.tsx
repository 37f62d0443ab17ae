import type { ReactNode } from 'react'
import type { Address } from 'viem'
import {
  type AccountFacts,
  type CheckedSignature,
  countedSignatures,
} from '@ghost-pay/safe-account'
import type { ViewerRole } from '@ghost-pay/safe-account/queue'

import { SignatureDots } from '../../../components/SignatureDots.tsx'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { othersOf } from './othersOf.ts'
import type { ReviewCheck } from './reviewChecks.ts'
import { reviewTurn } from './reviewTurn.ts'
import { SignBar } from './SignBar.tsx'

export type TurnBarProps = {
  checks: readonly ReviewCheck[]
  viewer: Address | undefined
  role: ViewerRole
  hasSigned: boolean
  /** Undefined while the chain has not answered. */
  onChain: Pick<AccountFacts, 'owners' | 'threshold'> | undefined
  /** Those that were recovered; undefined while they are not known. */
  signatures: readonly CheckedSignature[] | undefined
  /** What has to be known of the line, given the other owners who can still approve; nothing in place of what comes next. */
  say: (others: readonly string[] | undefined) => string
  children: ReactNode
  /** The other choices, behind “…”. */
  rest?: ReactNode
}

/** Whose turn it is with what waits, and who has approved, beside the buttons. */
export function TurnBar(props: TurnBarProps) {
  const { checks, viewer, role, hasSigned, onChain, signatures, say, children, rest } = props
  const { label } = useAddressBook()
  const signed = countedSignatures(signatures ?? []).map(({ signer }) => signer)
  const others = onChain && othersOf(onChain.owners, { signed, viewer, label })
  return (
    <SignBar
      checks={checks}
      rest={rest}
      turn={reviewTurn({
        checks,
        viewer: role,
        hasSigned,
        signatures:
          onChain !== undefined && signatures !== undefined
            ? { count: signed.length, threshold: onChain.threshold }
            : undefined,
        others,
      })}
      say={say(others)}
      faces={
        onChain !== undefined && (
          <SignatureDots
            count={signed.length}
            signed={signed.map((address) => ({ address }))}
            required={onChain.threshold}
            viewer={viewer}
          />
        )
      }
    >
      {children}
    </SignBar>
  )
}
