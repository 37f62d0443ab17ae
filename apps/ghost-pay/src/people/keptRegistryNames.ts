import { getAddress, isHash } from 'viem'
import { readRegistryName, type RegistryName } from '@ghost-pay/safe-account/recipients'
import { type ExecutedTransaction, executionWord, keyedList } from '@ghost-pay/safe-account/store'

import { browserStore } from '../kept/browserStore.ts'

type KeptRegistryNames = ExecutedTransaction & { names: readonly RegistryName[] }

/** By which names the payees of proposals of this browser were chosen. */
export const keptRegistryNames = keyedList<ExecutedTransaction, KeptRegistryNames>(
  browserStore('ghost-pay.registry-names.v1'),
  { keyOf: executionWord, readOne: readKept, most: 60 },
)

/** @param stored anything */
function readKept(stored: unknown): KeptRegistryNames | undefined {
  const { chainId, safe, safeTxHash, names } = stored as Record<keyof KeptRegistryNames, unknown>
  if (typeof chainId !== 'number' || typeof safe !== 'string' || !Array.isArray(names))
    return undefined
  if (typeof safeTxHash !== 'string' || !isHash(safeTxHash)) return undefined
  return { chainId, safe: getAddress(safe), safeTxHash, names: names.map(readRegistryName) }
}
