import type { Proposal } from '@ghost-pay/payments/cosign'

import { Button } from '../../../components/Button.tsx'
import { KeepFocus } from '../../../components/KeepFocus.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SpeedUp } from '../../../components/SpeedUp.tsx'
import { describeTurn } from '../../../data/describeTurn.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { text as sayTurn } from '../../../data/turnCopy.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useConnectedElsewhere } from '../../../data/useConnectedElsewhere.ts'
import { failuresIn, maySign, type ReviewCheck } from '../review/reviewChecks.ts'
import { text as review } from '../review/reviewCopy.ts'
import { SignAndSend } from '../review/SignAndSend.tsx'
import { signLabel } from '../review/signLabel.ts'
import { TurnBar } from '../review/TurnBar.tsx'
import { text } from './cosignCopy.ts'
import { saveProposal } from './SharePanel.tsx'
import type { Cosign } from './useCosign.ts'

export type CosignBarProps = {
  account: SharedAccount
  cosign: Cosign
  checks: readonly ReviewCheck[]
  /** What is passed on. */
  proposal: Proposal
}

/** Whose turn it is: to sign, to pass it on, or to execute. While a check stops it, there is no button. */
export function CosignBar({ account: { viewer }, cosign, checks, proposal }: CosignBarProps) {
  const { label } = useAddressBook()
  const elsewhere = useConnectedElsewhere()
  const { view, onChain, cosigners, role, isOpen, isSigned } = cosign
  const { signing, executable, executing } = cosign
  const { flow } = executing
  if (view === undefined) return null
  const isStopped = view.blocked || failuresIn(checks).length > 0
  const turn = onChain.data && describeTurn(Number(proposal.transaction.nonce), onChain.data.nonce)
  const { canSign, canExecute } = cosign.open(isStopped)
  const reason = elsewhere ? review('review.elsewhere') : maySign(checks) ? undefined : ''
  const isPassedOn = isSigned && !canExecute && flow.status === 'ready' && isOpen
  return (
    <KeepFocus label={review('review.turn.label')}>
      <TurnBar
        {...{ checks, viewer, role }}
        hasSigned={isSigned}
        onChain={onChain.data}
        signatures={cosigners?.signed}
        say={() =>
          isStopped ? '' : isPassedOn ? text('cosign.device') : turn ? sayTurn(...turn) : ''
        }
      >
        {!isOpen && flow.status === 'ready' && (
          <Notice tone="warning" title={text('cosign.used')}>
            {text('cosign.usedWhy')}
          </Notice>
        )}
        {flow.status === 'mining' && <SpeedUp transaction={cosign.sending} viewer={viewer} />}
        <SignAndSend
          {...{ viewer, executing, executable, canSign, canExecute, reason }}
          // What is signed here is passed on, and kept for nobody.
          signing={{ ...signing, kept: undefined }}
          signs={review(...signLabel(view, label))}
        />
        {isPassedOn && (
          <Button look="primary" onPress={() => saveProposal(proposal)}>
            {text('cosign.save')}
          </Button>
        )}
      </TurnBar>
    </KeepFocus>
  )
}
