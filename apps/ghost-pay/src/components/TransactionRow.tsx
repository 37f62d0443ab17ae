import { type Address, isAddressEqual } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'

import type { QueuedCheck } from '../data/checkQueued.ts'
import { lookAlikesIn } from '../data/lookAlikesIn.ts'
import type { RowCheck } from '../data/RowCheck.ts'
import { viewTransaction } from '../data/transactionView.ts'
import { useAddressBook } from '../data/useAddressBook.ts'
import { waitingWords } from '../data/waitingWords.ts'
import { dayAndTime, dayOrTime, timeOfDay } from '../format/dayAndTime.ts'
import { fullTime } from '../format/fullTime.ts'
import { GroupedAddress } from './AddressBlock.tsx'
import { AddressName } from './AddressName.tsx'
import { Amount } from './Amount.tsx'
import type { Signer } from './describeSignatures.ts'
import { Mark } from './Mark.tsx'
import { Row } from './Row.tsx'
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
  /** Addresses that the reader knows: an imitation of one is marked. */
  known?: readonly Address[] | undefined
  /** For what was executed: whether the chain says the same. */
  execution?: RowCheck | undefined
  /** For what waits: who has signed by the signatures themselves. */
  queued?: QueuedCheck | undefined
  /** How many signatures the account asks for, from the chain. */
  threshold?: number | undefined
  /** The nonce of the account's next execution, from the chain. */
  accountNonce?: number | undefined
  /** Where the list shows the nonce itself. */
  hideNonce?: boolean | undefined
  /** Where the list stands under its day. */
  hideDay?: boolean | undefined
}

/** The gateway's lists name who is missing, not who has signed. */
function signersOf(
  owners: readonly Address[],
  missing: readonly { value: Address }[] | null,
): Address[] {
  if (missing === null) return []
  return owners.filter((owner) => !missing.some(({ value }) => isAddressEqual(value, owner)))
}

/** One transaction of a list: what it does, whom it is about, how far it is, and whose word that is. */
export function TransactionRow(props: TransactionRowProps) {
  const { transaction, currency, to, viewer, owners, known = [], execution, queued } = props
  const { hideNonce, hideDay } = props
  const now = useNow(60_000)
  const { nameOf } = useAddressBook()
  const { txInfo, executionInfo, txStatus, timestamp } = transaction
  const named = (address: Address): Signer => ({ address, name: nameOf(address) })
  const view = viewTransaction(txInfo, currency)
  const multisig = executionInfo?.type === 'MULTISIG' ? executionInfo : undefined
  const waiting = txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'
  const time = new Date(timestamp)

  const required = props.threshold ?? multisig?.confirmationsRequired ?? 0
  const signed = queued?.signers
  const status =
    waiting && signed !== undefined
      ? signed.length >= required
        ? 'AWAITING_EXECUTION'
        : 'AWAITING_CONFIRMATIONS'
      : txStatus
  const isChecked = waiting ? queued !== undefined : execution?.status === 'confirmed'
  const isDenied = execution?.status === 'contradicted'
  const lies = [
    ...(execution?.status === 'contradicted' ? [execution.sentence] : []),
    ...(queued?.lies ?? []),
  ]
  const { counterparty } = view
  const imitated =
    counterparty === undefined || nameOf(counterparty) !== undefined
      ? []
      : (lookAlikesIn([counterparty, ...known]).get(counterparty.toLowerCase()) ?? [])

  return (
    <Row
      to={to}
      void={txStatus === 'FAILED' || txStatus === 'CANCELLED'}
      icon={<TransactionIcon kind={view.kind} />}
      title={
        <>
          {view.title}
          {view.link !== undefined && ` ${view.link}`}
          {counterparty !== undefined && (
            <>
              {' '}
              <AddressName address={counterparty} />
            </>
          )}
          {view.after}
        </>
      }
      detail={
        <>
          {multisig !== undefined && hideNonce !== true && <>Nonce {multisig.nonce} · </>}
          {status === 'AWAITING_EXECUTION'
            ? waitingWords('ready', multisig?.nonce, props.accountNonce)
            : statusWords(status)}
          {!isChecked && (isDenied ? ', said the gateway' : ', says the gateway')}
          {' · '}
          <time dateTime={time.toISOString()} title={fullTime(timestamp)}>
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
          signed === undefined ? (
            <SignatureDots
              unchecked
              count={multisig.confirmationsSubmitted}
              signed={signersOf(owners, multisig.missingSigners).map(named)}
              required={required}
              missing={(multisig.missingSigners ?? []).map(({ value }) => named(value))}
              viewer={viewer}
            />
          ) : (
            <SignatureDots
              count={signed.length}
              signed={signed.map(named)}
              required={required}
              missing={signersOf(
                owners,
                signed.map((value) => ({ value })),
              ).map(named)}
              viewer={viewer}
            />
          )
        ) : undefined
      }
      marks={
        lies.length === 0 && imitated.length === 0 ? undefined : (
          <>
            {lies.map((lie) => (
              <Mark key={lie} tone="stop">
                {lie}
              </Mark>
            ))}
            {imitated[0] !== undefined && counterparty !== undefined && (
              <Imitation address={counterparty} of={imitated[0]} />
            )}
          </>
        )
      }
    />
  )
}

/** Says of an address that it looks like another one, and shows all of it. */
function Imitation({ address, of }: { address: Address; of: Address }) {
  const { nameOf } = useAddressBook()
  return (
    <Mark tone="stop">
      Looks like {nameOf(of) ?? <GroupedAddress address={of} />} and is another address:{' '}
      <GroupedAddress address={address} />
    </Mark>
  )
}
