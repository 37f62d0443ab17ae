import { type Address, isAddressEqual } from 'viem'

export type OthersOfParameters = {
  /** Who has approved. */
  signed: readonly Address[]
  /** The connected address. */
  viewer: Address | undefined
  /** What somebody is called here: a name, or the address in short. */
  label: (address: Address) => string
}

/** The owners who can still approve, without the viewer, as they are called here. */
export const othersOf = (
  owners: readonly Address[],
  { signed, viewer, label }: OthersOfParameters,
): readonly string[] => {
  const left = viewer === undefined ? signed : [...signed, viewer]
  return owners.filter((owner) => !left.some((one) => isAddressEqual(one, owner))).map(label)
}
