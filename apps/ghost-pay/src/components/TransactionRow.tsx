import type { Transaction } from '@ghost-pay/gateway-client'
import { type Address, isAddressEqual } from 'viem'

import { dayAndTime, dayOrTime, timeOfDay } from '../format/dayAndTime.ts'
import { viewTransaction } from '../data/transactionView.ts'
import { usePeople } from '../data/usePeople.ts'
import { AddressName } from './AddressName.tsx'
import { Amount } from './Amount.tsx'
import { Row } from './Row.tsx'
import type { Signer } from './describeSignatures.ts'
import { SignatureDots } from './SignatureDots.tsx'
import { statusWords } from './statusWords.ts'
import { TransactionIcon } from './TransactionIcon.tsx'
import { useNow } from './useNow.ts'

export type TransactionRowProps = {
  transaction: Transaction
  currency: { symbol: string; decimals: number }
  /** Where the transaction is shown whole; none for what has no page. */
  to: string | undefined
  viewer: Address | undefined
  /** The account's owners, to tell who has signed. */
  owners: readonly Address[]
  /** Where the list shows the nonce itself. */
  hideNonce?: boolean | undefined
  /** Where the list stands under its day. */
  hideDay?: boolean | undefined
}

/** The gateway's lists name who is missing, not who has signed. */
function signersOf(
  owners: readonly Address[],
  missing: readonly { value: Address }[] | null,
  named: (address: Address) => Signer,
): Signer[] {
  if (missing === null) return []
  return owners
    .filter((owner) => !missing.some(({ value }) => isAddressEqual(value, owner)))
    .map(named)
}

/** One transaction of a list: what it does, whom it is about, how far it is. */
export function TransactionRow({
  transaction,
  currency,
  to,
  viewer,
  owners,
  hideNonce,
  hideDay,
}: TransactionRowProps) {
  const now = useNow(60_000)
  const { nameOf } = usePeople()
  const { txInfo, executionInfo, txStatus, timestamp } = transaction
  const named = (address: Address) => ({ address, name: nameOf(address) })
  const view = viewTransaction(txInfo, currency)
  const multisig = executionInfo?.type === 'MULTISIG' ? executionInfo : undefined
  const waiting = txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'
  const time = new Date(timestamp)
  return (
    <Row
      to={to}
      void={txStatus === 'FAILED' || txStatus === 'CANCELLED'}
      icon={<TransactionIcon kind={view.kind} />}
      title={
        <>
          {view.title}
          {view.counterparty !== undefined && (
            <>
              {' '}
              <AddressName address={view.counterparty} />
            </>
          )}
        </>
      }
      detail={
        <>
          {multisig !== undefined && hideNonce !== true && <>Nonce {multisig.nonce} · </>}
          {statusWords(txStatus)}
          {' · '}
          <time dateTime={time.toISOString()} title={time.toLocaleString()}>
            {hideDay === true ? (
              timeOfDay(timestamp)
            ) : (
              <>
                <span className="gp-row-wide">{dayAndTime(timestamp, now)}</span>
                <span className="gp-row-narrow">{dayOrTime(timestamp, now)}</span>
              </>
            )}
          </time>
        </>
      }
      figure={
        view.amount === undefined ? undefined : (
          <Amount {...view.amount} incoming={view.kind === 'received'} />
        )
      }
      figureDetail={
        multisig !== undefined && waiting ? (
          <>
            <SignatureDots
              count={multisig.confirmationsSubmitted}
              signed={signersOf(owners, multisig.missingSigners, named)}
              required={multisig.confirmationsRequired}
              missing={(multisig.missingSigners ?? []).map(({ value }) => named(value))}
              viewer={viewer}
            />
          </>
        ) : undefined
      }
    />
  )
}
