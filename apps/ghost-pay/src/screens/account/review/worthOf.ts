import { type Address, isAddressEqual } from 'viem'
import type { CheckedSignature, SignatureWorth } from '@ghost-pay/safe-account'

/** The one that says most first: what counts is not hidden by what does not. */
const worths: readonly SignatureWorth[] = ['signed', 'onChain', 'invalid', 'stranger']

/**
 * What an owner's signatures are worth, however many of them the gateway shows.
 *
 * @returns undefined where it shows none
 */
export const worthOf = (
  signatures: readonly CheckedSignature[],
  owner: Address,
): SignatureWorth | undefined =>
  worths.find((worth) =>
    signatures.some((one) => one.worth === worth && isAddressEqual(one.owner, owner)),
  )
