import { type Address, isAddressEqual } from 'viem'
import type { RegistryName } from '@ghost-pay/safe-account/recipients'
import { plainText } from '@ghost-pay/safe-protocol'

import { shortAddress } from '../format/shortAddress.ts'

/** The name by which an address was chosen, with the address in short behind it; undefined for one that was chosen without. */
export function foundAs(names: readonly RegistryName[], address: Address): string | undefined {
  const found = names.find((one) => isAddressEqual(one.address, address))
  return found && `${plainText(found.name)} (${shortAddress(address)})`
}
