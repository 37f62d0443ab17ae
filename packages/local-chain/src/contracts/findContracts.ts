import { type Address, type Hex, keccak256 } from 'viem'

import type { ChainClient } from '../engine/createChainClient.ts'
import { UnusableNodeError } from '../errors.ts'
import {
  type LocalChainContracts,
  multicall3,
  multicall3CreationCode,
  singletonFactory,
  singletonFactoryCode,
  tokens,
} from './deployContracts.ts'
import { readSafeContracts } from './safeContracts.ts'

/** The hash of the code that a creation leaves, as the node itself works it out. Nothing is created. */
async function createdHash(client: ChainClient, creationCode: Hex): Promise<Hex> {
  const { data = '0x' } = await client.call({ data: creationCode })
  return keccak256(data)
}

/**
 * Finds out which contracts a chain has that was used before.
 *
 * @param client of the chain's node
 * @returns the names of those that are there, and whether they are all
 * @throws UnusableNodeError `otherCode` when one of the addresses has other code
 */
export async function findContracts(
  client: ChainClient,
): Promise<{ present: ReadonlySet<keyof LocalChainContracts>; isComplete: boolean }> {
  const { dUsd, ghost } = tokens()
  type Wanted = { name: keyof LocalChainContracts; address: Address; codeHash: Hex }
  const wanted: Wanted[] = [
    ...readSafeContracts(singletonFactory),
    {
      name: 'singletonFactory',
      address: singletonFactory,
      codeHash: keccak256(singletonFactoryCode()),
    },
    {
      name: 'multicall3',
      address: multicall3,
      codeHash: await createdHash(client, await multicall3CreationCode()),
    },
    { name: 'dUsd', ...dUsd, codeHash: await createdHash(client, dUsd.creationCode) },
    { name: 'ghost', ...ghost, codeHash: await createdHash(client, ghost.creationCode) },
  ]
  const present = new Set<keyof LocalChainContracts>()
  for (const { name, address, codeHash } of wanted) {
    const code = await client.getCode({ address })
    if (code === undefined) continue
    if (keccak256(code) !== codeHash)
      throw new UnusableNodeError(
        'otherCode',
        `Other code than that of ${name} is at ${address}. Nothing was changed. Use a node without it.`,
      )
    present.add(name)
  }
  return { present, isComplete: present.size === wanted.length }
}
