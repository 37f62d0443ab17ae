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
import { AccountAvatar } from './AccountAvatar.tsx'
import { AddressName } from './AddressName.tsx'
import { Amount } from './Amount.tsx'
import type { Signer } from './describeSignatures.ts'
import { Imitation } from './Imitation.tsx'
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
  /** The account's owners, to see who has signed. */
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

/** One transaction of a list: what it does, the other party, its progress, and the source of each. */
export function TransactionRow(props: TransactionRowProps) {
  const { transaction, currency, to, known = [], execution, queued } = props
  const { nameOf } = useAddressBook()
  const { txInfo, txStatus } = transaction
  const multisig = multisigOf(transaction)
  const view = viewTransaction(txInfo, currency)
  const { counterparty } = view
  const contradictions = [
    ...(execution?.status === 'contradicted' ? [execution.sentence] : []),
    ...(queued?.contradictions ?? []),
  ]
  const imitated =
    counterparty === undefined || nameOf(counterparty) !== undefined
      ? []
      : (lookAlikesIn([counterparty, ...known]).get(counterparty.toLowerCase()) ?? [])

  return (
    <Row
      to={to}
      void={txStatus === 'FAILED' || txStatus === 'CANCELLED'}
      icon={
        view.kind === 'sent' && counterparty !== undefined ? (
          <AccountAvatar address={counterparty} size={32} />
        ) : (
          <TransactionIcon kind={view.kind} />
        )
      }
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
      detail={<Detail {...props} />}
      figure={
        view.amount === undefined ? undefined : (
          <Amount {...view.amount} incoming={view.kind === 'received'} />
        )
      }
      figureDetail={
        multisig !== undefined && isWaiting(transaction) ? (
          <Signatures {...props} multisig={multisig} />
        ) : undefined
      }
      marks={
        contradictions.length === 0 && imitated.length === 0 ? undefined : (
          <>
            {contradictions.map((contradiction) => (
              <Mark key={contradiction} tone="stop">
                {contradiction}
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

type Multisig = NonNullable<ReturnType<typeof multisigOf>>

const multisigOf = ({ executionInfo }: Transaction) =>
  executionInfo?.type === 'MULTISIG' ? executionInfo : undefined

const isWaiting = ({ txStatus }: Transaction): boolean =>
  txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'

/** How many signatures the account asks for: by the chain, or else by the gateway. */
const requiredOf = ({ transaction, threshold }: TransactionRowProps): number =>
  threshold ?? multisigOf(transaction)?.confirmationsRequired ?? 0

/** Nonce, status and time, and whose word the status is. */
function Detail(props: TransactionRowProps) {
  const { transaction, execution, queued, accountNonce, hideNonce } = props
  const multisig = multisigOf(transaction)
  const waits = isWaiting(transaction)
  const status =
    waits && queued !== undefined
      ? queued.signers.length >= requiredOf(props)
        ? 'AWAITING_EXECUTION'
        : 'AWAITING_CONFIRMATIONS'
      : transaction.txStatus
  const isChecked = waits ? queued !== undefined : execution?.status === 'confirmed'
  const isDenied = execution?.status === 'contradicted'
  return (
    <>
      {multisig !== undefined && hideNonce !== true && <>Nonce {multisig.nonce} · </>}
      {status === 'AWAITING_EXECUTION'
        ? waitingWords('ready', multisig?.nonce, accountNonce)
        : statusWords(status)}
      {!isChecked && (isDenied ? ', said the gateway' : ', says the gateway')}
      {' · '}
      <Time {...props} />
    </>
  )
}

/** When it happened or was proposed: shorter where the day stands above the list, and on narrow screens. */
function Time({ transaction: { timestamp }, hideDay }: TransactionRowProps) {
  const now = useNow(60_000)
  return (
    <time dateTime={new Date(timestamp).toISOString()} title={fullTime(timestamp)}>
      {hideDay === true ? (
        timeOfDay(timestamp)
      ) : (
        <>
          <span className="gp-row-wide">{dayAndTime(timestamp, now)}</span>
          <span className="gp-row-narrow">{dayOrTime(timestamp, now)}</span>
        </>
      )}
    </time>
  )
}

/** Who has signed and who is missing: by the signatures themselves, or else by the gateway's word. */
function Signatures(props: TransactionRowProps & { multisig: Multisig }) {
  const { owners, queued, viewer } = props
  const { nameOf } = useAddressBook()
  const { missingSigners, confirmationsSubmitted } = props.multisig
  const others = (addresses: readonly Address[]) =>
    owners.filter((owner) => !addresses.some((address) => isAddressEqual(address, owner)))
  // The gateway's lists name who is missing, not who has signed.
  const missing = queued ? others(queued.signers) : (missingSigners ?? []).map(({ value }) => value)
  const signed = queued?.signers ?? (missingSigners === null ? [] : others(missing))
  const named = (address: Address): Signer => ({ address, name: nameOf(address) })
  return (
    <SignatureDots
      unchecked={queued === undefined}
      count={queued?.signers.length ?? confirmationsSubmitted}
      signed={signed.map(named)}
      required={requiredOf(props)}
      missing={missing.map(named)}
      viewer={viewer}
    />
  )
}
