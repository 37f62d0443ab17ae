import { type Address, isAddressEqual } from 'viem'

/** Who looks at what waits for signatures: nobody is connected, an owner, somebody else, or not known while nobody named the owners. */
export type ViewerRole = 'disconnected' | 'unknown' | 'owner' | 'notOwner'

/**
 * Decides who may sign for an account: an owner, and nobody else.
 *
 * @param viewer the connected address
 * @param owners undefined while they are not known
 */
export function viewerRole(
  viewer: Address | undefined,
  owners: readonly Address[] | undefined,
): ViewerRole {
  if (viewer === undefined) return 'disconnected'
  if (owners === undefined) return 'unknown'
  return owners.some((owner) => isAddressEqual(owner, viewer)) ? 'owner' : 'notOwner'
}
