import { useEffect, useEffectEvent } from 'react'
import type { Transaction } from '@ghost-pay/gateway-client'
import { isRunning } from '@ghost-pay/safe-account/signing'

import { ButtonLink } from '../../../components/Button.tsx'
import { foundAs } from '../../../data/foundAs.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { transactionPath } from '../../../data/transactionPath.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useConnectedElsewhere } from '../../../data/useConnectedElsewhere.ts'
import { useSignInPlace, type UseSignInPlaceParameters } from '../inplace/useSignInPlace.ts'
import { WithDetails } from '../inplace/WithDetails.tsx'
import { text as review } from '../review/reviewCopy.ts'
import { signLabel } from '../review/signLabel.ts'
import { text } from './homeCopy.ts'
import { NeedSignView } from './NeedSignView.tsx'

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
  const { nameOf } = useAddressBook()
  const elsewhere = useConnectedElsewhere()
  const place = useSignInPlace(parameters)
  const registryNames = place.review?.registryNames ?? []
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
      label={
        place.review &&
        review(
          ...signLabel(
            place.review.view,
            (address) => nameOf(address) ?? foundAs(registryNames, address),
          ),
        )
      }
      reason={elsewhere ? review('review.elsewhere') : undefined}
      to={to}
      look={first ? 'primary' : 'plain'}
      onSign={(form) => void place.sign(form)}
      onStop={place.stop}
    />
  )
}
