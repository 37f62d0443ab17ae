import { useEffect, useEffectEvent } from 'react'
import type { Transaction } from '@ghost-pay/gateway-client'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { isRunning } from '@ghost-pay/safe-account/signing'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { SignAction, type SignActionProps } from '../../../components/SignAction.tsx'
import { Source } from '../../../components/Source.tsx'
import { useChosenLabel } from '../../../people/RegistryNames.ts'
import { transactionPath } from '../../../transactions/transactionPath.ts'
import { useConnectedElsewhere } from '../../../wallet/useConnectedElsewhere.ts'
import { type PlaceWord, worstCheck } from '../inplace/placeWord.ts'
import { useSignInPlace, type UseSignInPlaceParameters } from '../inplace/useSignInPlace.ts'
import { WithDetails } from '../inplace/WithDetails.tsx'
import { OnDevice } from '../review/DeviceHashes.tsx'
import { SevenBars } from '../review/ProofStrip.tsx'
import type { ReviewCheck } from '../review/reviewChecks.ts'
import { text as review } from '../review/reviewCopy.ts'
import { signLabel } from '../review/signLabel.ts'
import { text } from './homeCopy.ts'

import '../review/ReviewView.css'
import './OverviewView.css'

export type NeedSignProps = {
  account: SharedAccount
  transaction: Transaction
  /** The one to do first. */
  first: boolean
  onSigned: () => void
  /** The checks, the wallet or the gateway are asked, or are not any more. */
  onUnderWay?: ((isUnderWay: boolean) => void) | undefined
}

/** The checks of a payment that needs the reader, in one line, and the button that signs it where it stands. */
export function NeedSign({ account, transaction, first, onSigned, onUnderWay }: NeedSignProps) {
  const to = transactionPath(account.path, transaction) ?? account.path
  const { id } = transaction
  return (
    <WithDetails
      account={account}
      id={id}
      fallback={() => (
        <ButtonLink to={to} look={first ? 'primary' : 'plain'}>
          {text('home.look')}
        </ButtonLink>
      )}
    >
      {(details, readAt) => (
        <Checked
          // Another hash is another transaction.
          key={id}
          {...{ account, id, details, readAt, onSigned, onUnderWay, to, first }}
        />
      )}
    </WithDetails>
  )
}

type CheckedProps = UseSignInPlaceParameters &
  Pick<NeedSignProps, 'first' | 'onUnderWay'> & { to: string }

function Checked({ to, first, onUnderWay, ...parameters }: CheckedProps) {
  const elsewhere = useConnectedElsewhere()
  const place = useSignInPlace(parameters)
  const label = useChosenLabel(place.review?.registryNames)
  const isUnderWay = isRunning(place.flow)
  const report = useEffectEvent((isNow: boolean) => {
    onUnderWay?.(isNow)
  })
  useEffect(() => {
    if (!isUnderWay) return undefined
    report(true)
    return () => report(false)
  }, [isUnderWay])
  return (
    <NeedSignView
      {...place}
      checks={place.review?.checks}
      label={place.review && review(...signLabel(place.review.view, label))}
      reason={elsewhere ? review('review.elsewhere') : undefined}
      to={to}
      look={first ? 'primary' : 'plain'}
    />
  )
}

export type NeedSignViewProps = Pick<SignActionProps, 'flow' | 'kept' | 'sign' | 'stop'> & {
  word: PlaceWord
  /** The checks that apply; undefined while the transaction is read. */
  checks: readonly ReviewCheck[] | undefined
  /** What the wallet signs, while it is asked. */
  signable: SignableTransaction | undefined
  /** What the button that signs says; undefined while it is not known. */
  label: string | undefined
  /** Why it cannot be signed now, as a sentence. */
  reason: string | undefined
  look: 'primary' | 'plain'
  /** Where it can be read whole. */
  to: string
}

/** The checks in one line, and the action; where something wants a look, the way to it instead. */
export function NeedSignView(props: NeedSignViewProps) {
  const { word, checks, flow, kept, signable, label, reason, look, to, sign, stop } = props
  const isUnderWay = isRunning(flow) || flow.status === 'done'
  const canSign = label !== undefined && (word === 'ready' || word === 'running' || isUnderWay)
  return (
    <div className="gp-stack-near gp-needsign">
      {checks !== undefined && <SevenBars checks={checks} />}
      <p className="gp-needsign-line gp-label-row gp-soft gp-tiny" data-word={word}>
        <ChecksLine word={word} checks={checks} />
      </p>
      {flow.status === 'asking' && signable !== undefined && <OnDevice signable={signable} />}
      {canSign ? (
        <SignAction
          {...{ flow, kept, label, look, sign, stop }}
          reason={word === 'running' && !isUnderWay ? '' : reason}
        />
      ) : (
        <ButtonLink to={to} look={word === 'stopped' ? 'plain' : look}>
          {text(word === 'stopped' ? 'home.why' : 'home.look')}
        </ButtonLink>
      )}
    </div>
  )
}

/** What is to be said of the checks, in one line and with the name of who said it. */
function ChecksLine({ word, checks }: Pick<NeedSignViewProps, 'word' | 'checks'>) {
  if (checks === undefined) return text('home.checking')
  const worst = worstCheck(checks)
  if (worst === undefined) {
    return word === 'look'
      ? text('home.more')
      : word === 'running'
        ? text('home.checking')
        : review('review.checks.all', { count: checks.length })
  }
  if (word === 'running') {
    const passed = checks.filter(({ state }) => state === 'passed').length
    const count = checks.filter(({ state }) => state === 'running').length
    return text('home.checks', { passed, total: checks.length, count })
  }
  const passed = checks.filter(({ state }) => state === 'passed').length
  return (
    <>
      {text('home.ofChecks', { passed, total: checks.length })}{' '}
      <Source source={worst.by}>{review(...worst.said)}</Source>
    </>
  )
}
