import type { Address } from 'viem'

export type ReasonParameters = {
  viewer: Address | undefined
  /** Whether the account's contract knows the viewer as an owner; undefined while it was not asked. */
  isOwner: boolean | undefined
  /** Everything that is shown came from the chain. */
  isReady: boolean
  /** Addresses that look alike have to be compared first. */
  mustCompare: boolean
  /** Another tab has connected another address by now. */
  isElsewhere: boolean
}

/** Why a new payment cannot be signed yet, as a sentence that says what to do. */
export function reasonNotToSign({
  viewer,
  isOwner,
  isReady,
  mustCompare,
  isElsewhere,
}: ReasonParameters): string | undefined {
  if (viewer === undefined) return 'Connect the wallet of an owner to sign.'
  if (isElsewhere) {
    return 'In another tab somebody else is connected by now, or nobody. Connect again here.'
  }
  if (isOwner === false) return 'The connected address is not an owner of this account.'
  if (isOwner === undefined || !isReady) return 'Waiting for the chain.'
  return mustCompare ? 'Compare the addresses first.' : undefined
}
