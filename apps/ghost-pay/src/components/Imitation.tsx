import type { Address } from 'viem'

import { useAddressBook } from '../data/useAddressBook.ts'
import { withNodes } from '../text/withNodes.tsx'
import { GroupedAddress } from './AddressBlock.tsx'
import { text } from './lookAlikeCopy.ts'
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
      {withNodes(text, ['lookAlike.mark'], {
        known: nameOf(of) ?? <GroupedAddress address={of} />,
        address: <GroupedAddress address={address} />,
      })}
    </Mark>
  )
}
