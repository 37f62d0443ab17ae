import { type Address, isAddressEqual } from 'viem'
import type { QueuedCheck } from '@ghost-pay/safe-account/checks'

export type CanSignInCardParameters = {
  /** Whose signatures hold, and what of the gateway's word is not so; undefined while it is not checked. */
  check: QueuedCheck | undefined
  /** How many signatures the account asks for. */
  required: number
  /** Owners who have not signed. */
  missing: readonly Address[]
  viewer: Address | undefined
  /** The payee has no name here, and looks like somebody who has. */
  isImitation: boolean
}

/**
 * Whether a payment of the first page may be signed on its card, as far as the list tells: it was checked and nothing speaks against
 * it, it still wants a signature, and the viewer has not given theirs.
 */
export const canSignInCard = ({
  check,
  required,
  missing,
  viewer,
  isImitation,
}: CanSignInCardParameters): boolean =>
  check !== undefined &&
  check.contradictions.length === 0 &&
  check.signers.length < required &&
  viewer !== undefined &&
  missing.some((owner) => isAddressEqual(owner, viewer)) &&
  !isImitation
