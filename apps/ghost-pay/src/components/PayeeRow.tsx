import type { Address, Hex } from 'viem'
import type { LineNote } from '@ghost-pay/payments/memo'
import type { MovedAmount } from '@ghost-pay/safe-account/view'

import { shortAddress } from '../format/shortAddress.ts'
import { useAddressBook } from '../people/useAddressBook.ts'
import { text as sayNote } from '../transactions/lineNoteCopy.ts'
import { payeeLine } from '../transactions/payeeLine.ts'
import { AccountAvatar } from './AccountAvatar.tsx'
import { Amount } from './Amount.tsx'
import { Mark } from './Mark.tsx'
import { NoteMark } from './NoteMark.tsx'
import { Row } from './Row.tsx'

export type PayeeRowProps = {
  to: Address
  amount: MovedAmount
  /** The hash of a memo, where one stands behind the transfer. */
  reference: Hex | undefined
  /** What a note says of the line; undefined for nothing. */
  note: LineNote | undefined
}

/** A payee of a batch in a list that is not signed: face, name, memo and amount. */
export function PayeeRow({ to, amount, reference, note }: PayeeRowProps) {
  const { addressBook } = useAddressBook()
  const { name, memo, further } = payeeLine(note, { to, reference, addressBook })
  const marks = further.filter(({ isFalse }) => isFalse)
  return (
    <Row
      icon={<AccountAvatar address={to} size={32} />}
      title={
        <>
          <bdi>{name?.words ?? shortAddress(to)}</bdi>
          {name?.isNoted === true && <NoteMark />}
        </>
      }
      detail={memo && <bdi>{memo.words}</bdi>}
      figure={<Amount {...amount} />}
      marks={
        marks.length === 0
          ? undefined
          : marks.map(({ said }) => (
              <Mark key={said[0]} tone="stop">
                <bdi>{sayNote(...said)}</bdi>
              </Mark>
            ))
      }
    />
  )
}
