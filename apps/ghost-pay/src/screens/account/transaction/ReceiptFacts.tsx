import type { Hash } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { splitNote, titleIn } from '@ghost-pay/payments/memo'
import { type CheckedSignature, countedSignatures, type Mined } from '@ghost-pay/safe-account'
import { withExecuted } from '@ghost-pay/safe-account/execution'
import { type Approval, approvalsOf, neededIn, proposerIn } from '@ghost-pay/safe-account/history'
import type { PricedAmount, Worth } from '@ghost-pay/safe-account/money'
import { amountsOf, type SignableView } from '@ghost-pay/safe-account/view'
import { plainText } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Facts, type FactsProps } from '../../../components/Facts.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { MemoWord } from '../../../components/MemoWord.tsx'
import { PayeeLines } from '../../../components/PayeeLines.tsx'
import { Source } from '../../../components/Source.tsx'
import { dayAndTime } from '../../../format/dayAndTime.ts'
import { fullTime } from '../../../format/fullTime.ts'
import { money } from '../../../money/currency.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text as sayMemo } from '../../../transactions/memoCopy.ts'
import { memoWord } from '../../../transactions/memoWord.ts'
import type { OwnView } from './ownView.ts'
import { sayPaidFee } from './paidWorthSaid.ts'
import { text } from './transactionPageCopy.ts'

/** What the gateway says of what is on a slip; from owner to owner the note alone. */
export type ReceiptDetails = Pick<TransactionDetails, 'note'> &
  Pick<Partial<TransactionDetails>, 'detailedExecutionInfo'>

/** Who approved it, as its signatures and the chain say, and when. */
export function approvedIn(
  signatures: readonly CheckedSignature[],
  details: ReceiptDetails,
  mined: Mined | undefined,
) {
  const counted = countedSignatures(withExecuted(signatures, mined?.signatures))
  const signers = counted.map(({ signer }) => signer)
  return { signers, approvals: approvalsOf(signers, details, mined) }
}

export type ReceiptFactsProps = {
  account: SharedAccount
  details: ReceiptDetails
  view: OwnView['view']
  approvals: readonly Approval[]
  hash: Hash
  mined: Mined | undefined
  feeWorth?: Worth | undefined
  /** The place in line that it has used up, where that is worth saying. */
  usedPlace?: bigint | undefined
}

/** The facts of a receipt: for what, to and from whom, approved by whom, where on the chain, for which fee. */
export function ReceiptFacts(props: ReceiptFactsProps) {
  const { account, details, view, approvals, hash, mined, usedPlace } = props
  const { nameOf, label } = useAddressBook()
  const { chain } = account
  const { symbol, decimals } = chain.nativeCurrency
  const { counterparty, amount } = view
  const note = details.note === null ? undefined : plainText(details.note)
  const proposer = proposerIn(details)
  const word = memoWord(view, note)?.[0]
  const rows: FactsProps['rows'] = [
    view.parts.length === 0 &&
      (note !== undefined || word !== undefined) && {
        name: text('receipt.for'),
        value: (
          <>
            {note !== undefined && (
              <>
                {word === 'memo.bound'
                  ? note
                  : proposer === undefined
                    ? text('receipt.claimed', { note })
                    : text('receipt.claimedBy', { note, name: label(proposer) })}
                <br />
              </>
            )}
            {/* Of a note the words beside it say already that nobody signed it. */}
            {word !== 'memo.loose' && <MemoWord view={view} note={note} />}
          </>
        ),
      },
    counterparty && {
      name: text('facts.to'),
      value: <AddressBlock address={counterparty} name={nameOf(counterparty)} />,
    },
    amount?.token && {
      name: text('facts.token'),
      value: <AddressBlock address={amount.token} name={amount.symbol} />,
    },
    {
      name: text('facts.from'),
      value: <AddressBlock address={account.address} name={nameOf(account.address)} />,
    },
    {
      name: text('receipt.signers'),
      value: <Approvals approvals={approvals} details={details} mined={mined} />,
    },
    usedPlace !== undefined && {
      name: text('receipt.place'),
      value: text('receipt.place.used', { nonce: String(usedPlace) }),
    },
    {
      name: text('facts.onChain'),
      value: (
        <>
          {mined !== undefined &&
            text('receipt.block', {
              chain: chain.name,
              block: Number(mined.block),
            })}
          <HexDigest digest={hash} chain={chain} />
        </>
      ),
    },
    mined && {
      name: text('receipt.fee'),
      value: sayPaidFee({ value: mined.fee, decimals, symbol }, label(mined.from), props.feeWorth),
    },
  ]
  return <Facts rows={rows} />
}

/** Who approved it and when, each with who says so, and how many had to. */
function Approvals(props: Pick<ReceiptFactsProps, 'approvals' | 'details' | 'mined'>) {
  const { approvals, details, mined } = props
  const clock = (time: number) => dayAndTime(time, mined?.time ?? time)
  const needed = neededIn(details)
  return (
    <ul className="gp-receipt-page-signers">
      {approvals.map(({ signer, time, isBySending }) => (
        <li key={signer} className="gp-near">
          <AccountAvatar address={signer} size={20} />
          <AddressName address={signer} />
          {time !== undefined && (
            <Source source={isBySending ? 'chain' : 'gateway'}>
              <time dateTime={new Date(time).toISOString()} title={fullTime(time)}>
                {isBySending
                  ? text('receipt.signers.bySending', { time: clock(time) })
                  : clock(time)}
              </time>
            </Source>
          )}
        </li>
      ))}
      {needed !== undefined && needed.required <= approvals.length && (
        <li className="gp-near gp-soft">
          <Source source="gateway">{text('receipt.signers.needed', needed)}</Source>
        </li>
      )}
    </ul>
  )
}

type ReceiptSumsProps = { view: Pick<SignableView, 'amount' | 'totals'> }

/** What was paid: the first token large, each other one under it. */
export function ReceiptSums({ view }: ReceiptSumsProps) {
  return amountsOf(view).map((sum, index) => (
    <p
      key={`${sum.token ?? ''} ${sum.symbol}`}
      className="gp-receipt-page-sum"
      data-first={index === 0}
    >
      {index > 0 && <span className="gp-receipt-page-plus">+ </span>}
      <Amount size="hero" {...sum} exact />
    </p>
  ))
}

type ReceiptLinesProps = {
  details: ReceiptDetails
  view: OwnView['view']
  /** The only line that is shown, from 0; undefined for all of them. */
  line?: number | undefined
  /** What an amount is worth; undefined where nobody gives a price. */
  worthOf?: ((amount: PricedAmount) => Worth | undefined) | undefined
}

/** The payees on a receipt under the title of the batch, with whose words title and names are, once. */
export function ReceiptLines({ details, view, line, worthOf }: ReceiptLinesProps) {
  const { label } = useAddressBook()
  const { head: whole, lines } = splitNote(details.note ?? '', view.parts.length)
  // The receipt of one payee has no words about the others.
  const head = line === undefined ? whole : titleIn(whole)
  const proposer = proposerIn(details)
  const isNoted = head !== '' || lines.length > 0
  const name = proposer && label(proposer)
  const memos = memoWord(view, undefined)
  const shown = <Of,>(all: readonly Of[]) => (line === undefined ? all : all.slice(line, line + 1))
  const said = [
    ...(isNoted
      ? [name === undefined ? text('receipt.note') : text('receipt.noteBy', { name })]
      : []),
    ...(memos === undefined ? [] : [sayMemo(...memos)]),
  ]
  return (
    <PayeeLines
      parts={shown(view.parts)}
      notes={shown(lines)}
      title={head === '' ? undefined : head}
      said={said.length === 0 ? undefined : said.join(' ')}
      worthOf={({ value, ...amount }) => {
        const worth = value === undefined ? undefined : worthOf?.({ value, ...amount })
        return worth && money(worth.value)
      }}
    />
  )
}
