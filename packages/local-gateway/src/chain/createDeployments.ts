import { type Address, type Hex, size } from 'viem'

import { contractCandidates } from '../answers/contractAddresses.ts'
import { type Node, rpcRequest } from './node.ts'

/** The list of chains is answered at once: a node gets this long to say what it has, in milliseconds. */
const patience = 1_000

/**
 * Looks which account contracts of a version a chain has. As long as some are missing it looks again: they may be deployed later.
 *
 * @returns none when the node does not answer
 */
export function createDeployments(
  node: Node,
  version: string,
): () => Promise<ReadonlySet<Address>> {
  const candidates = contractCandidates(version)
  let found: ReadonlySet<Address> = new Set()

  async function look(): Promise<ReadonlySet<Address>> {
    const codes = await Promise.all(
      candidates.map((address) => rpcRequest<Hex>(node, 'eth_getCode', [address, 'latest'])),
    )
    found = new Set(candidates.filter((_, index) => size(codes[index] ?? '0x') > 0))
    return found
  }

  return async () => {
    if (found.size === candidates.length) return found
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<ReadonlySet<Address>>((resolve) => {
      timer = setTimeout(() => resolve(found), patience)
    })
    const looked = look().catch(() => found)
    try {
      return await Promise.race([looked, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
