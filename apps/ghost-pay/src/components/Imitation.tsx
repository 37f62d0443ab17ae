import type { Address } from 'viem'

import { useAddressBook } from '../data/useAddressBook.ts'
import { GroupedAddress } from './AddressBlock.tsx'
import { Mark } from './Mark.tsx'

export type ImitationProps = {
  address: Address
  /** The known one that it can be taken for. */
  of: Address
}

/** Says of an address that it looks like another one, and shows all of it. */
export function Imitation({ address, of }: ImitationProps) {
  const { nameOf } = useAddressBook()
  return (
    <Mark tone="stop">
      Looks like {nameOf(of) ?? <GroupedAddress address={of} />} and is another address:{' '}
      <GroupedAddress address={address} />
    </Mark>
  )
}
