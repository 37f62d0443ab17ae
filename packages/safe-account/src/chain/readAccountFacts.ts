import { type Address, getAddress, type Hex, zeroAddress } from 'viem'
import { getStorageAt, multicall, readContract } from 'viem/actions'
import { accountStorageSlots, listSentinel, safeAbi } from '@ghost-pay/safe-protocol'
import { findOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { ChainReadError } from '../errors.ts'
import type { KnownContract, OnChain } from './AccountFacts.ts'
import { bulkReader, wholeBatch } from './bulkReader.ts'
import type { ChainClient } from './ChainClient.ts'

/** How many modules one question asks for, and how many questions there are at most: a contract may lie about its list. */
const modulesAtOnce = 50
const mostModulePages = 40

/**
 * Asks the chain what an account is: who owns it, how many must sign, what else may move its money, and whose code it runs.
 * Two requests, and one for every further fifty modules.
 *
 * @throws ChainReadError `silent` when the node does not answer
 */
export async function readAccountFacts(
  client: ChainClient,
  { address }: { address: Address },
): Promise<OnChain> {
  const { reader, balanceOf, silent } = bulkReader(client)
  const safe = { address, abi: safeAbi } as const
  const storage = (slot: Hex) =>
    ({ ...safe, functionName: 'getStorageAt', args: [BigInt(slot), 1n] }) as const
  const [answers, implementation] = await Promise.all([
    multicall(reader, {
      batchSize: wholeBatch,
      contracts: [
        balanceOf(address),
        { ...safe, functionName: 'getOwners' },
        { ...safe, functionName: 'getThreshold' },
        { ...safe, functionName: 'nonce' },
        { ...safe, functionName: 'VERSION' },
        {
          ...safe,
          functionName: 'getModulesPaginated',
          args: [listSentinel, BigInt(modulesAtOnce)],
        },
        storage(accountStorageSlots.guard),
        storage(accountStorageSlots.moduleGuard),
        storage(accountStorageSlots.fallbackHandler),
      ],
    }),
    // Read from the state itself: a contract can say of its own code what it likes.
    getStorageAt(reader, { address, slot: accountStorageSlots.implementation }),
  ]).catch((cause: unknown) => {
    throw silent(cause)
  })
  const [balance, owners, threshold, nonce, version, modules, guard, moduleGuard, handler] = answers
  if (balance.result === undefined) throw silent(balance.error)
  const isAccount =
    owners.result !== undefined &&
    threshold.result !== undefined &&
    nonce.result !== undefined &&
    threshold.result > 0n &&
    BigInt(owners.result.length) >= threshold.result
  if (!isAccount) return { status: 'none' }
  return {
    status: 'account',
    facts: {
      owners: owners.result,
      threshold: Number(threshold.result),
      nonce: Number(nonce.result),
      version: version.result,
      balance: balance.result,
      implementation: knownContract(addressIn(implementation) ?? zeroAddress),
      modules: modules.result && (await readModules(reader, address, modules.result[0])),
      guard: addressIn(guard.result),
      moduleGuard: addressIn(moduleGuard.result),
      fallbackHandler: contractIn(handler.result),
    },
  }
}

/**
 * All modules, after the first of them. Each question goes on after the last that is known, which every version of the contracts
 * understands alike; the next one that they name is another in each.
 *
 * @returns undefined when the list does not end: then nobody knows who else may move money
 */
async function readModules(
  reader: ChainClient,
  address: Address,
  first: readonly Address[],
): Promise<readonly Address[] | undefined> {
  const modules = [...first]
  for (let page = 1; page < mostModulePages; page += 1) {
    const last = modules.at(-1)
    if (last === undefined || modules.length < page * modulesAtOnce) return modules
    const [more] = await readContract(reader, {
      address,
      abi: safeAbi,
      functionName: 'getModulesPaginated',
      args: [last, BigInt(modulesAtOnce)],
    }).catch((cause: unknown) => {
      throw new ChainReadError('silent', reader.chain.id, cause)
    })
    modules.push(...more)
  }
  return undefined
}

/** The address that a word of storage holds; null for none. */
function addressIn(word: Hex | undefined): Address | null | undefined {
  if (word === undefined || word.length < 42) return undefined
  const address = getAddress(`0x${word.slice(-40)}`)
  return address === zeroAddress ? null : address
}

function contractIn(word: Hex | undefined): KnownContract | null | undefined {
  const address = addressIn(word)
  return address ? knownContract(address) : address
}

function knownContract(address: Address): KnownContract {
  const official = findOfficialContract(address)
  return { address, official: official && { name: official.name, version: official.version } }
}
