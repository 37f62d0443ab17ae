import { type Address, isAddressEqual } from 'viem'

import { shortAddress } from '../../../format/shortAddress.ts'

export type OthersOfParameters = {
  /** Who has approved. */
  signed: readonly Address[]
  /** The connected address. */
  viewer: Address | undefined
  /** The name that somebody has here. */
  nameOf: (address: Address) => string | undefined
}

/** The owners who can still approve, without the viewer: their names, or their addresses in short. */
export const othersOf = (
  owners: readonly Address[],
  { signed, viewer, nameOf }: OthersOfParameters,
): readonly string[] => {
  const left = viewer === undefined ? signed : [...signed, viewer]
  return owners
    .filter((owner) => !left.some((one) => isAddressEqual(one, owner)))
    .map((owner) => nameOf(owner) ?? shortAddress(owner))
}
