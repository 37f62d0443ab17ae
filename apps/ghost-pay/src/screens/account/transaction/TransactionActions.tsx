import { useLocation } from 'wouter'
import type { Executable } from '@ghost-pay/safe-account/execution'
import { emptyPlaceDraft, type ViewerRole } from '@ghost-pay/safe-account/queue'
import { isRunning } from '@ghost-pay/safe-account/signing'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import type { SignableView } from '@ghost-pay/safe-account/view'

import { Button } from '../../../components/Button.tsx'
import { CopyLink } from '../../../components/CopyLink.tsx'
import { KeepFocus } from '../../../components/KeepFocus.tsx'
import { ShareForSigning } from '../../../components/ShareForSigning.tsx'
import { splitAmount } from '../../../format/splitAmount.ts'
import { keepReviewDraft, reviewPath } from '../../../kept/reviewDrafts.ts'
import { useChosenLabel } from '../../../people/RegistryNames.ts'
import { say, speak, type Spoken } from '../../../text/Spoken.ts'
import { describeTurn } from '../../../transactions/describeTurn.ts'
import { turnCopy } from '../../../transactions/turnCopy.ts'
import { useConnectedElsewhere } from '../../../wallet/useConnectedElsewhere.ts'
import { ReviewVictim } from '../cancel/VictimCard.tsx'
import { failuresIn, maySign, type ReviewCheck } from '../review/reviewChecks.ts'
import { reviewCopy, text } from '../review/reviewCopy.ts'
import { whoElse } from '../review/reviewTurn.ts'
import { SignAndSend, TurnBar } from '../review/SignBar.tsx'
import { signLabel } from '../review/signLabel.ts'
import type { Victim } from '../review/useVictim.ts'
import { text as sayAction, transactionPageCopy } from './transactionPageCopy.ts'
import { useLinkedNotes } from './useLinkedNotes.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'
import {
  useTransactionActions,
  type UseTransactionActionsParameters,
} from './useTransactionActions.ts'

export type TransactionActionsProps = UseTransactionActionsParameters & {
  /** The checks that apply; undefined for what can not be signed any more. */
  checks?: readonly ReviewCheck[] | undefined
  victim?: Victim | undefined
}

/** What the viewer can do with a transaction: sign it, execute it, or know why not. While a check stops it, there is no button. */
export function TransactionActions({ checks, victim, ...props }: TransactionActionsProps) {
  const { account } = props
  const { own, signatures, truth } = props.transaction
  const { viewer } = account
  const chosenLabel = useChosenLabel()
  const elsewhere = useConnectedElsewhere()
  const actions = useTransactionActions(props)
  const { href } = useLinkedNotes(props.details, own?.signable)
  const { execution, role, executable, signing, executing, sending } = actions

  if (execution === undefined || own === undefined) return null
  const { flow } = executing
  const isStopped =
    own.isTampered ||
    own.isMisdescribed ||
    own.view.blocked ||
    own.tokenDifferences.length > 0 ||
    failuresIn(checks ?? []).length > 0
  const { canSign, canExecute } = actions.open(isStopped)
  const reason = own.isPending
    ? sayAction('actions.token')
    : elsewhere
      ? text('review.elsewhere')
      : checks === undefined || maySign(checks)
        ? undefined
        : ''
  const isPair = canExecute && canSign
  const mayPassOn =
    truth.isOpen && !isStopped && flow.status === 'ready' && !isRunning(signing.flow)
  // One choice beside the action: the others are behind “…”.
  const second = isPair ? 'pair' : victim !== undefined ? 'victim' : mayPassOn ? 'link' : 'none'
  // The action stands last, and what can be done in its place before it.
  const buttons = (
    <>
      {second === 'victim' && victim !== undefined && <ReviewVictim victim={victim} />}
      {second === 'link' && <CopyLink href={href}>{sayAction('actions.copyLink')}</CopyLink>}
      <SignAndSend
        {...{ viewer, signing, executing, sending, executable, canSign, canExecute, reason }}
        signs={text(...signLabel(own.view, chosenLabel))}
        sends={sendLabel(own.view)}
      />
    </>
  )
  const canCancel =
    truth.isOpen && role === 'owner' && flow.status === 'ready' && own.view.kind !== 'rejection'
  const rest = (canCancel || mayPassOn || (isPair && victim !== undefined)) && (
    <>
      {second === 'pair' && victim !== undefined && <ReviewVictim victim={victim} />}
      {second !== 'link' && mayPassOn && (
        <CopyLink href={href}>{sayAction('actions.copyLink')}</CopyLink>
      )}
      {canCancel && <RejectAction account={account} nonce={execution.nonce} />}
      {mayPassOn && (
        <ShareForSigning {...{ account, signatures }} signable={own.signable} own={signing.kept}>
          {text('review.share')}
        </ShareForSigning>
      )}
    </>
  )
  return (
    <KeepFocus label={sayAction('actions.label')}>
      {checks !== undefined && truth.isOpen ? (
        <TurnBar
          {...{ checks, viewer, role, signatures, rest }}
          onChain={props.transaction.onChain}
          hasSigned={actions.signed}
          say={(others) => (isStopped ? '' : missingSaid(props.transaction, actions, others))}
        >
          {buttons}
        </TurnBar>
      ) : (
        <>
          {buttons}
          {rest}
        </>
      )}
    </KeepFocus>
  )
}

/** What is missing until it can be sent, and who could do it. */
function missingSaid(
  { onChain, signatures }: Pick<OwnTransaction, 'onChain' | 'signatures'>,
  { execution, executable, role, signed }: ReturnType<typeof useTransactionActions>,
  others: readonly string[] | undefined,
): string {
  if (onChain === undefined || signatures === undefined || execution === undefined) {
    return say(speak(transactionPageCopy, 'missing.unread'))
  }
  return whatIsMissing({
    viewer: role,
    executable,
    hasSigned: signed,
    nonce: execution.nonce,
    accountNonce: onChain.nonce,
    others,
  })
    .map(say)
    .join(' ')
}

type RejectActionProps = { account: UseTransactionActionsParameters['account']; nonce: number }

/** Goes on to a draft that takes the place of this one and does nothing. */
function RejectAction({ account, nonce }: RejectActionProps) {
  const [, navigate] = useLocation()
  return (
    <Button
      onPress={() => {
        const draft = emptyPlaceDraft(account.address, nonce, 'rejection')
        navigate(reviewPath(account, keepReviewDraft(account, draft)))
      }}
    >
      {text('review.reject')}
    </Button>
  )
}

/** How long an amount may be on a button, in characters. */
const longest = 24

/** What the button says that sends what is approved, where there is an amount that fits. */
function sendLabel({ amount }: Pick<SignableView, 'amount'>): string | undefined {
  if (amount?.value === undefined) return undefined
  const { whole } = splitAmount(amount.value, amount.decimals)
  const symbol = cleanSymbol(amount.symbol)
  return whole.length + symbol.length > longest
    ? undefined
    : sayAction('actions.send.payment', { amount: whole, symbol })
}

export type WhatIsMissingParameters = {
  viewer: ViewerRole
  executable: Executable
  hasSigned: boolean
  nonce: number
  accountNonce: number
  others?: readonly string[] | undefined
}

/** Who has to act before a transaction can be executed, and who can. */
export function whatIsMissing(parameters: WhatIsMissingParameters): readonly Spoken[] {
  const { viewer, executable, hasSigned, nonce, accountNonce, others = [] } = parameters
  const sentences: Spoken[] = []
  const turn = describeTurn(nonce, accountNonce)
  if (viewer === 'disconnected') {
    sentences.push(speak(reviewCopy, 'review.turn.connectWhy'))
  }
  if (viewer === 'notOwner') {
    sentences.push(
      executable.status === 'ready' && turn === undefined
        ? speak(transactionPageCopy, 'missing.anybody')
        : speak(transactionPageCopy, 'missing.notOwner'),
    )
  }
  if (viewer === 'owner' && hasSigned && executable.status === 'missing') {
    const { count } = executable
    const names = whoElse(others, count)
    sentences.push(
      names === undefined
        ? speak(reviewCopy, 'review.turn.more', { count })
        : speak(reviewCopy, 'review.turn.named', { names }),
    )
  }
  if (turn !== undefined) sentences.push(speak(turnCopy, ...turn))
  return sentences
}
