import { type Address, type Hex, isAddressEqual } from 'viem'

import type { CheckedSignature } from './checkSignatures.ts'

/** The signatures that the account counts, as far as this page can know. */
export function countedSignatures(
  checked: readonly CheckedSignature[],
): { signer: Address; signature: Hex }[] {
  return checked.flatMap(({ owner, signature, worth }) =>
    (worth === 'signed' || worth === 'onChain') && signature !== null
      ? [{ signer: owner, signature }]
      : [],
  )
}

/** Whether an owner's signature counts. */
export function hasSigned(checked: readonly CheckedSignature[], owner: Address): boolean {
  return countedSignatures(checked).some(({ signer }) => isAddressEqual(signer, owner))
}
