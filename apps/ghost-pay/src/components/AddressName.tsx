import type { Address } from 'viem'

import { useAddressBook } from '../data/useAddressBook.ts'
import { shortAddress } from '../format/shortAddress.ts'

export type AddressNameProps = { address: Address }

/** The name that this browser has for an address; else the address, cut. Only where the whole one is a tap away. */
export function AddressName({ address }: AddressNameProps) {
  const { nameOf } = useAddressBook()
  const name = nameOf(address)
  return name === undefined ? (
    <span className="gp-mono gp-unbroken" title={address}>
      {shortAddress(address)}
    </span>
  ) : (
    <span title={address}>{name}</span>
  )
}
