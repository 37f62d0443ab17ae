import type { Address } from 'viem'

import { useAddressBook } from '../data/useAddressBook.ts'
import { shortAddress } from '../format/shortAddress.ts'

export type AddressNameProps = { address: Address }

/** Whom an address belongs to as far as this browser knows; else the address, cut. Only where the whole one is a tap away. */
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
