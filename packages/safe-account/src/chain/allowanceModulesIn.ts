import { type Address, isAddressEqual } from 'viem'
import { allowanceModules } from '@ghost-pay/safe-protocol/modules'

/** Those of an account's modules that let people take money by themselves, up to a limit that the module tells. */
export const allowanceModulesIn = (modules: readonly Address[]): Address[] =>
  modules.filter((module) =>
    allowanceModules.some(({ address }) => isAddressEqual(address, module)),
  )
