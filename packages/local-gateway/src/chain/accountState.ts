import { type Address, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { getStorageAt, readContract } from 'viem/actions'
import { accountStorageSlots, listSentinel, safeAbi } from '@ghost-pay/safe-protocol'

import { unavailable } from '../problems.ts'
import { isTransportError, type Node } from './node.ts'

/** The state of an account contract at one block. */
export type AccountState = {
  address: Address
  owners: readonly Address[]
  threshold: number
  nonce: number
  /** Null when the contract has no `VERSION`. */
  version: string | null
  singleton: Address
  modules: readonly Address[]
  fallbackHandler: Address | null
  guard: Address | null
}

/** Modules in one answer of the contract. */
const modulePage = 50
/** A contract that only looks like an account may go on for ever. */
const mostModules = 1000
/** Accounts before 1.1.1 list their modules all at once. */
const allModulesAbi = parseAbi(['function getModules() view returns (address[])'])

/**
 * Reads an account's state.
 *
 * @param block number of the block at which it is read
 * @returns null when there is no account at the address
 * @throws ProblemError 503 when the node does not answer
 */
export async function readAccountState(
  node: Node,
  address: Address,
  block: number,
): Promise<AccountState | null> {
  const blockNumber = BigInt(block)
  const slot = async (name: keyof typeof accountStorageSlots) =>
    readAddress(await getStorageAt(node, { address, slot: accountStorageSlots[name], blockNumber }))
  const contract = { address, abi: safeAbi, blockNumber } as const
  try {
    const [owners, threshold, nonce, version, modules, singleton, handler, guard] =
      await Promise.all([
        readContract(node, { ...contract, functionName: 'getOwners' }),
        readContract(node, { ...contract, functionName: 'getThreshold' }),
        readContract(node, { ...contract, functionName: 'nonce' }),
        orNull(readContract(node, { ...contract, functionName: 'VERSION' })),
        readModules(node, address, blockNumber),
        slot('implementation'),
        slot('fallbackHandler'),
        slot('guard'),
      ])
    if (owners.length === 0) return null
    return {
      address,
      owners,
      threshold: Number(threshold),
      nonce: Number(nonce),
      version,
      singleton: singleton ?? zeroAddress,
      modules,
      fallbackHandler: handler,
      guard,
    }
  } catch (error) {
    if (isTransportError(error)) throw unavailable()
    return null
  }
}

/** The modules of an account, of whichever version. A contract that has neither list has none. */
async function readModules(
  node: Node,
  address: Address,
  blockNumber: bigint,
): Promise<readonly Address[]> {
  const paged = await orNull(readModulePages(node, address, blockNumber))
  if (paged) return paged
  const contract = { address, abi: allModulesAbi, blockNumber } as const
  const listed = await orNull(readContract(node, { ...contract, functionName: 'getModules' }))
  return (listed ?? []).slice(0, mostModules)
}

async function readModulePages(
  node: Node,
  address: Address,
  blockNumber: bigint,
): Promise<Address[]> {
  const modules: Address[] = []
  let start = listSentinel
  do {
    const [page, next] = await readContract(node, {
      address,
      abi: safeAbi,
      functionName: 'getModulesPaginated',
      args: [start, BigInt(modulePage)],
      blockNumber,
    })
    modules.push(...page)
    // A page without modules leads nowhere.
    start = page.length === 0 ? listSentinel : next
  } while (start !== listSentinel && start !== zeroAddress && modules.length < mostModules)
  return modules
}

async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer
  } catch (error) {
    if (isTransportError(error)) throw error
    return null
  }
}

function readAddress(word: Hex | undefined): Address | null {
  const address = getAddress(`0x${(word ?? '0x').slice(2).padStart(64, '0').slice(-40)}`)
  return address === zeroAddress ? null : address
}
