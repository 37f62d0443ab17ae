import { addressWord } from '../hex.ts'
import { previousEntry } from '../linkedList.ts'
import { callOf, type MetaTransaction } from '../metaTransaction.ts'
import { selectors } from '../selectors.ts'

/**
 * Disables a module.
 *
 * @param parameters.modules those enabled, in the order `getModulesPaginated` gives them
 * @throws InvalidFieldError, InvalidOwnersError
 */
export function disableModuleCall({
  safe,
  module,
  modules,
}: {
  safe: string
  module: string
  modules: readonly string[]
}): MetaTransaction {
  return callOf(
    safe,
    selectors['disableModule(address,address)'],
    previousEntry(modules, module, 'module'),
    addressWord('module', module),
  )
}
