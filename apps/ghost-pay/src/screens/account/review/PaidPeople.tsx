import { type Address, isAddressEqual } from 'viem'
import { namesakeOf } from '@ghost-pay/payments/people'
import type { MoveRow } from '@ghost-pay/safe-account/rehearsal'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import { isSameToken } from '@ghost-pay/safe-account/view'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { FoldedPayees } from '../../../components/FoldedPayees.tsx'
import { isMarkedName, NameMarks } from '../../../components/NameMarks.tsx'
import { FurtherWords, PayeeWords } from '../../../components/PayeeWords.tsx'
import { shortAddress } from '../../../format/shortAddress.ts'
import { wholeAmount } from '../../../format/wholeAmount.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { payeeLine } from '../../../transactions/payeeLine.ts'
import type { PaidGroup, PaidLine } from './paidGroups.ts'
import { text } from './reviewCopy.ts'

import './ReviewView.css'

export type PaidPeopleProps = {
  group: PaidGroup
  /** What the trial run says that payees hold, before and after. */
  rows: readonly MoveRow[]
  /** Whom nobody has named here: their faces have a dashed ring. */
  strangers: readonly Address[]
}

/** Whom a batch pays in one token, name first; the row opens the whole address. The sum is never folded away. */
export function PaidPeople({ group, ...line }: PaidPeopleProps) {
  const { total, digits, people, lines } = group
  const { addressBook } = useAddressBook()
  const isMarked = ({ to }: PaidLine) => {
    const name = addressBook.get(to)
    return name !== undefined && isMarkedName({ name, namesake: namesakeOf(addressBook, to, name) })
  }
  return (
    <details className="gp-paid" open>
      <summary className="gp-paid-sum">
        <span>
          <b>{text('review.people', { count: people })}</b>{' '}
          <span className="gp-soft">
            {text('review.people.in', { symbol: cleanSymbol(total.symbol) })}
          </span>
        </span>
        <Amount {...total} incoming exact places={digits} />
      </summary>
      <FoldedPayees lines={lines} payeeOf={(one) => one} isMarked={isMarked}>
        {(one) => <PaidPerson line={one} digits={digits} {...line} />}
      </FoldedPayees>
    </details>
  )
}

type PaidPersonProps = Omit<PaidPeopleProps, 'group'> & { line: PaidLine; digits: number }

function PaidPerson({ line, digits, rows, strangers }: PaidPersonProps) {
  const { addressBook } = useAddressBook()
  const { to, amount, note, reference } = line
  const { name, memo, further } = payeeLine(note, { to, reference, addressBook })
  const address = <GroupedAddress address={to} />
  return (
    <details className="gp-paid-line">
      <summary>
        <span
          className="gp-ring gp-face"
          data-new={strangers.some((one) => isAddressEqual(one, to))}
        >
          <AccountAvatar address={to} size={32} />
        </span>
        <span className="gp-paid-who gp-words gp-fill gp-anywhere">
          {name === undefined && address}
          <PayeeWords name={name} memo={memo} />
          {name !== undefined && (
            <NameMarks name={name.words} namesake={namesakeOf(addressBook, to, name.words)} />
          )}
          <FurtherWords further={further} />
        </span>
        <Amount {...amount} incoming exact places={digits} />
      </summary>
      <div className="gp-paid-whole gp-abreast">
        {name !== undefined && address}
        <CopyButton
          text={to}
          label={text('review.people.copy', { name: name?.words ?? shortAddress(to) })}
        />
        <p className="gp-soft gp-small">
          <Holds line={line} digits={digits} rows={rows} />{' '}
          {name?.isNoted === true && text('review.people.noted')}
        </p>
      </div>
    </details>
  )
}

/** What a payee holds before and after the trial run, which may pay them in several lines. */
function Holds(props: Pick<PaidPersonProps, 'line' | 'digits' | 'rows'>) {
  const { digits, rows } = props
  const { to, amount } = props.line
  const row = rows.find(
    ({ holder, token }) => isAddressEqual(holder, to) && isSameToken(token, amount.token),
  )
  if (row === undefined) return null
  const figure = (value: bigint) => wholeAmount(value, amount.decimals, digits)
  return text('review.people.holds', {
    before: figure(row.before),
    after: figure(row.after),
    symbol: cleanSymbol(amount.symbol),
  })
}
