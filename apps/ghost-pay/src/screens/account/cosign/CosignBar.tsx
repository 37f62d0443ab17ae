import type { Proposal } from '@ghost-pay/payments/cosign'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { Button } from '../../../components/Button.tsx'
import { KeepFocus } from '../../../components/KeepFocus.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { describeTurn } from '../../../transactions/describeTurn.ts'
import { text as sayTurn } from '../../../transactions/turnCopy.ts'
import { useConnectedElsewhere } from '../../../wallet/useConnectedElsewhere.ts'
import { failuresIn, maySign, type ReviewCheck } from '../review/reviewChecks.ts'
import { text as review } from '../review/reviewCopy.ts'
import { SignAndSend, TurnBar } from '../review/SignBar.tsx'
import { signLabel } from '../review/signLabel.ts'
import { text } from './cosignCopy.ts'
import { saveProposal } from './SharePanel.tsx'
import type { Cosign } from './useCosign.ts'

export type CosignBarProps = {
  account: SharedAccount
  cosign: Cosign
  checks: readonly ReviewCheck[]
  proposal: Proposal
}

/** Whose turn it is: to sign, to pass it on, or to execute. While a check stops it, there is no button. */
export function CosignBar({ account: { viewer }, cosign, checks, proposal }: CosignBarProps) {
  const { label } = useAddressBook()
  const elsewhere = useConnectedElsewhere()
  const { view, onChain, cosigners, role, isOpen, signed } = cosign
  const { signing, executable, executing, sending } = cosign
  const { flow } = executing
  if (view === undefined) return null
  const isStopped = view.blocked || failuresIn(checks).length > 0
  const turn = onChain.data && describeTurn(Number(proposal.transaction.nonce), onChain.data.nonce)
  const { canSign, canExecute } = cosign.open(isStopped)
  const reason = elsewhere ? review('review.elsewhere') : maySign(checks) ? undefined : ''
  const isPassedOn = signed && !canExecute && flow.status === 'ready' && isOpen
  return (
    <KeepFocus label={review('review.turn.label')}>
      <TurnBar
        {...{ checks, viewer, role }}
        hasSigned={signed}
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
        <SignAndSend
          {...{ viewer, executing, sending, executable, canSign, canExecute, reason }}
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
