import { addressWord } from '../hex.ts'
import { callOf, type MetaTransaction } from '../metaTransaction.ts'
import { zeroAddress } from '../safeTransaction.ts'
import { selectors } from '../selectors.ts'

/**
 * Sets the guard that is asked before and after every module's transaction, from version 1.5.0.
 *
 * @param parameters.guard `null` removes it
 * @throws InvalidFieldError
 */
export function setModuleGuardCall({
  safe,
  guard,
}: {
  safe: string
  guard: string | null
}): MetaTransaction {
  return callOf(
    safe,
    selectors['setModuleGuard(address)'],
    addressWord('guard', guard ?? zeroAddress),
  )
}
