import type { Hash } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import type { Mined } from '@ghost-pay/safe-account'
import { type Approval, neededIn, proposerIn } from '@ghost-pay/safe-account/history'
import type { Worth } from '@ghost-pay/safe-account/money'
import { plainText } from '@ghost-pay/safe-protocol'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { Facts, type FactsProps } from '../../../components/Facts.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { MemoWord } from '../../../components/MemoWord.tsx'
import { Source } from '../../../components/Source.tsx'
import { memoWord } from '../../../data/memoWord.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { dayAndTime } from '../../../format/dayAndTime.ts'
import { fullTime } from '../../../format/fullTime.ts'
import type { OwnView } from './ownView.ts'
import { text as sayWorth } from './paidWorthCopy.ts'
import { paidFeeSaid } from './paidWorthSaid.ts'
import { text } from './receiptCopy.ts'

/** What the gateway says of what is on a slip; from owner to owner the note alone. */
export type ReceiptDetails = Pick<TransactionDetails, 'note'> &
  Pick<Partial<TransactionDetails>, 'detailedExecutionInfo'>

export type ReceiptFactsProps = {
  account: SharedAccount
  details: ReceiptDetails
  view: OwnView['view']
  approvals: readonly Approval[]
  /** The chain's transaction. */
  hash: Hash
  /** From its receipt; undefined while it is read. */
  mined: Mined | undefined
  /** What the fee is worth; undefined where nobody gives a price. */
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
      name: text('receipt.to'),
      value: <AddressBlock address={counterparty} name={nameOf(counterparty)} />,
    },
    amount?.token && {
      name: text('receipt.token'),
      value: <AddressBlock address={amount.token} name={amount.symbol} />,
    },
    {
      name: text('receipt.from'),
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
      name: text('receipt.chain'),
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
      value: sayWorth(
        ...paidFeeSaid({ value: mined.fee, decimals, symbol }, label(mined.from), props.feeWorth),
      ),
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
