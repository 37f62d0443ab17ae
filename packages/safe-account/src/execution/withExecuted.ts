import { isAddressEqual } from 'viem'

import type { CheckedSignature } from '../checks/checkSignatures.ts'
import { countedSignatures } from '../checks/countedSignatures.ts'

/**
 * What was signed by the gateway's word, with what the account read when it executed it. The account has checked that itself: it counts
 * where the gateway's copy does not, as the approval of the sender alone (behaviour/payments#signatures-counted).
 *
 * @param executed the signatures of the execution; undefined while it is not read
 */
export function withExecuted(
  checked: readonly CheckedSignature[],
  executed: readonly CheckedSignature[] | undefined = [],
): readonly CheckedSignature[] {
  const counted = countedSignatures(checked)
  const further = executed.filter(
    ({ owner }) => !counted.some(({ signer }) => isAddressEqual(signer, owner)),
  )
  if (further.length === 0) return checked
  const isReplaced = (one: CheckedSignature) =>
    further.some(({ owner }) => isAddressEqual(owner, one.owner))
  return [...checked.filter((one) => !isReplaced(one)), ...further]
}
