import { useSyncExternalStore } from 'react'
import { getAddress, isHash } from 'viem'
import { readRegistryName, type RegistryName } from '@ghost-pay/safe-account/recipients'
import {
  type ExecutedTransaction,
  findExecution,
  forgetExecution,
  storedList,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'

/** By which names the payees of a proposal of this browser were chosen. */
type KeptRegistryNames = ExecutedTransaction & { names: readonly RegistryName[] }

/** How many proposals have such names in a browser; the oldest go first. */
const mostKept = 60

const list = storedList(browserStore('ghost-pay.registry-names.v1'), readKept)

/** Keeps the names of a proposal. */
export const keepRegistryNames = (one: KeptRegistryNames): void => {
  list.change((all) => [...forgetExecution(all, one), one].slice(-mostKept))
}

const none: readonly RegistryName[] = []

/** By which names the payees of each proposal were chosen in this browser; every tab follows. */
export function useKeptRegistryNames(): (
  transaction: ExecutedTransaction | undefined,
) => readonly RegistryName[] {
  const all = useSyncExternalStore(list.subscribe, list.read)
  return (transaction) => (transaction && findExecution(all, transaction)?.names) ?? none
}

/** @param stored anything */
function readKept(stored: unknown): KeptRegistryNames | undefined {
  const { chainId, safe, safeTxHash, names } = stored as Record<keyof KeptRegistryNames, unknown>
  if (typeof chainId !== 'number' || typeof safe !== 'string' || !Array.isArray(names))
    return undefined
  if (typeof safeTxHash !== 'string' || !isHash(safeTxHash)) return undefined
  return { chainId, safe: getAddress(safe), safeTxHash, names: names.map(readRegistryName) }
}
