import { type Address, isAddressEqual } from 'viem'
import { type CheckedSignature, countedSignatures } from '@ghost-pay/safe-account'

/**
 * Whose signatures were recovered, and the owner who approved it by sending it.
 *
 * @param approver who wrote their own name among the signatures by sending it; an address that is not an owner can do
 * that, too
 */
export function signersOf(
  signatures: readonly CheckedSignature[],
  owners: readonly Address[],
  approver: Address | undefined,
): Address[] {
  const signers = countedSignatures(signatures).map(({ signer }) => signer)
  const isOneOf = (all: readonly Address[]) =>
    approver !== undefined && all.some((one) => isAddressEqual(one, approver))
  return approver !== undefined && isOneOf(owners) && !isOneOf(signers)
    ? [...signers, approver]
    : signers
}
