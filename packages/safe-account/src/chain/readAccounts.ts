import { type Address, BaseError } from 'viem'
import { multicall } from 'viem/actions'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { bulkReader, wholeBatch } from './bulkReader.ts'
import type { ChainClient } from './ChainClient.ts'

/** What the chain says of an address in a list of accounts. */
export type ListedAccount =
  | {
      status: 'account'
      owners: readonly Address[]
      threshold: number
      /** Base units of the chain's own currency. */
      balance: bigint
    }
  /** Nothing there that answers as an account does. */
  | { status: 'none' }

/** How many accounts one request is about: three calls each, far below what a node computes for one. */
const accountsPerRequest = 100

/**
 * Asks the chain for the owners, the threshold and the balance of many accounts, a hundred with one request.
 *
 * @returns what the chain says, in the order of the addresses; undefined for one that uses up all gas when it is asked
 * @throws ChainReadError `silent` when the node does not answer
 */
export async function readAccounts(
  client: ChainClient,
  { addresses }: { addresses: readonly Address[] },
): Promise<(ListedAccount | undefined)[]> {
  const chunks = Array.from(
    { length: Math.ceil(addresses.length / accountsPerRequest) },
    (_, index) => addresses.slice(index * accountsPerRequest, (index + 1) * accountsPerRequest),
  )
  return (await Promise.all(chunks.map((chunk) => readChunk(client, chunk)))).flat()
}

async function readChunk(
  client: ChainClient,
  addresses: readonly Address[],
): Promise<(ListedAccount | undefined)[]> {
  const { reader, balanceOf, silent } = bulkReader(client)
  const safe = { abi: safeAbi } as const
  const answers = await multicall(reader, {
    batchSize: wholeBatch,
    contracts: addresses.flatMap((address) => [
      { ...safe, address, functionName: 'getOwners' } as const,
      { ...safe, address, functionName: 'getThreshold' } as const,
      balanceOf(address),
    ]),
  })
  const failure = answers.find((_, index) => index % 3 === 2 && answers[index]?.error)?.error
  if (failure !== undefined && !isOutOfGas(failure)) throw silent(failure)
  if (failure !== undefined) {
    // One of them uses up what the others need: the halves are asked apart, until it stands alone.
    if (addresses.length === 1) return [undefined]
    const middle = Math.ceil(addresses.length / 2)
    const halves = [addresses.slice(0, middle), addresses.slice(middle)]
    return (await Promise.all(halves.map((half) => readChunk(client, half)))).flat()
  }
  return addresses.map((_, index) => {
    const [owners, threshold, balance] = answers.slice(3 * index, 3 * index + 3)
    return typeof balance?.result === 'bigint'
      ? readAccount(owners?.result, threshold?.result, balance.result)
      : undefined
  })
}

/** What the nodes say: `out of gas`, `OutOfGas`, `gas required exceeds allowance`. */
const isOutOfGas = (error: Error): boolean =>
  /gas/i.test(error instanceof BaseError ? error.details : error.message)

/** A contract may answer what it likes; an account has as many owners as must sign, or more. */
function readAccount(owners: unknown, threshold: unknown, balance: bigint): ListedAccount {
  if (!Array.isArray(owners) || typeof threshold !== 'bigint') return { status: 'none' }
  if (threshold === 0n || BigInt(owners.length) < threshold) return { status: 'none' }
  return {
    status: 'account',
    // What `getOwners` was decoded to.
    owners: owners as Address[],
    threshold: Number(threshold),
    balance,
  }
}
