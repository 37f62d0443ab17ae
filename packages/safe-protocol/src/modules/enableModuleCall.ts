import { addressWord } from '../hex.ts'
import { assertNewEntry } from '../linkedList.ts'
import { callOf, type MetaTransaction } from '../metaTransaction.ts'
import { selectors } from '../selectors.ts'

/**
 * Enables a module: a contract that may move everything without any owner's signature.
 *
 * @param parameters.modules those already enabled, if known
 * @throws InvalidFieldError, InvalidOwnersError
 */
export function enableModuleCall({
  safe,
  module,
  modules = [],
}: {
  safe: string
  module: string
  modules?: readonly string[] | undefined
}): MetaTransaction {
  assertNewEntry({ safe: undefined, entries: modules, entry: module, field: 'module' })
  return callOf(safe, selectors['enableModule(address)'], addressWord('module', module))
}
