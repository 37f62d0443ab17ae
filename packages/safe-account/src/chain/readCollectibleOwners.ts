import { type Address, erc721Abi } from 'viem'
import { multicall } from 'viem/actions'

import { bulkReader, wholeBatch } from './bulkReader.ts'
import type { ChainClient } from './ChainClient.ts'

/** A collectible: its collection, and its number there as decimal text. */
export type CollectibleId = { address: Address; id: string }

/**
 * Asks collections whose some of their collectibles are. One request.
 *
 * @returns the owners in the order of the collectibles; null where a collection names nobody
 * @throws ChainReadError `silent` when the node does not answer
 */
export async function readCollectibleOwners(
  client: ChainClient,
  { collectibles }: { collectibles: readonly CollectibleId[] },
): Promise<(Address | null)[]> {
  const { reader, balanceOf, silent } = bulkReader(client)
  const answers = await multicall(reader, {
    batchSize: wholeBatch,
    contracts: collectibles.flatMap(({ address, id }) => [
      { address, abi: erc721Abi, functionName: 'ownerOf', args: [BigInt(id)] } as const,
      balanceOf(address),
    ]),
  })
  return collectibles.map((_, index) => {
    const [owner, own] = answers.slice(2 * index, 2 * index + 2)
    // Multicall3 itself always answers where the node does.
    if (own?.result === undefined) throw silent(own?.error)
    return typeof owner?.result === 'string' ? owner.result : null
  })
}
