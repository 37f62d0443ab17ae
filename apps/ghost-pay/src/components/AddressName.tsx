import type { Address } from 'viem'
import { plainText } from '@ghost-pay/safe-protocol'

import { shortAddress } from '../format/shortAddress.ts'
import { useRegistryName } from '../people/RegistryNames.ts'
import { useAddressBook } from '../people/useAddressBook.ts'

/** The name that this browser has for an address; else the address, cut, behind the name by which it was chosen. Only where the whole one is a tap away. */
export function AddressName({ address }: { address: Address }) {
  const { nameOf } = useAddressBook()
  const name = nameOf(address)
  const found = useRegistryName()(address)
  const cut = (
    <span className="gp-mono gp-unbroken" title={address}>
      {shortAddress(address)}
    </span>
  )
  return name === undefined ? (
    found === undefined ? (
      cut
    ) : (
      <>
        {plainText(found)} ({cut})
      </>
    )
  ) : (
    <span title={address}>{name}</span>
  )
}
