import { findOfficialContract, safeAbi } from '@ghost-pay/safe-protocol'
import { type Address, getAddress, type Hex, zeroAddress } from 'viem'
import { getStorageAt, multicall } from 'viem/actions'
import type { Config } from 'wagmi'

import type { KnownContract, OnChain } from './AccountFacts.ts'
import { bulkReader, nodeIsSilent, wholeBatch } from './bulkReader.ts'

/** Where the Safe contracts keep what no function of theirs tells: keccak256 of the names in their sources. */
const slots = {
  // fallback_manager.handler.address
  fallbackHandler: 0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5n,
  // guard_manager.guard.address
  guard: 0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8n,
  // module_manager.module_guard.address
  moduleGuard: 0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947n,
} as const

/** The head of the list of modules (ModuleManager of the Safe contracts). */
const sentinel = '0x0000000000000000000000000000000000000001'
const longestModuleList = 50n

/**
 * Asks the chain what an account is: who owns it, how many must sign, what else may move its money, and whose code it runs.
 * Two requests.
 *
 * @throws CheckError when the node does not answer
 */
export async function readAccountFacts(
  config: Config,
  { chainId, address }: { chainId: number; address: Address },
): Promise<OnChain> {
  const { client, balanceOf } = bulkReader(config, chainId)
  const safe = { address, abi: safeAbi } as const
  const storage = (slot: bigint) =>
    ({ ...safe, functionName: 'getStorageAt', args: [slot, 1n] }) as const
  const [answers, implementation] = await Promise.all([
    multicall(client, {
      batchSize: wholeBatch,
      contracts: [
        balanceOf(address),
        { ...safe, functionName: 'getOwners' },
        { ...safe, functionName: 'getThreshold' },
        { ...safe, functionName: 'nonce' },
        { ...safe, functionName: 'VERSION' },
        { ...safe, functionName: 'getModulesPaginated', args: [sentinel, longestModuleList] },
        storage(slots.guard),
        storage(slots.moduleGuard),
        storage(slots.fallbackHandler),
      ],
    }),
    // Read from the state itself: a contract can say of its own code what it likes.
    getStorageAt(client, { address, slot: '0x0' }),
  ]).catch((cause: unknown) => {
    throw nodeIsSilent(cause)
  })
  const [balance, owners, threshold, nonce, version, modules, guard, moduleGuard, handler] = answers
  if (balance.result === undefined) throw nodeIsSilent(balance.error)
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
      modules: modules.result?.[0],
      guard: addressIn(guard.result),
      moduleGuard: addressIn(moduleGuard.result),
      fallbackHandler: contractIn(handler.result),
    },
  }
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
