import { type Address, type Hex, size } from 'viem'

import { contractCandidates } from '../answers/contractAddresses.ts'
import { type Node, rpcRequest } from './node.ts'

/** How long the list of chains waits for a node, in milliseconds. */
const timeout = 1_000

/**
 * Finds the account contracts of a version that a chain has. While some are missing, each call looks again: they may be deployed
 * later.
 *
 * @returns none when the node does not answer
 */
export function createDeployments(
  node: Node,
  version: string,
): () => Promise<ReadonlySet<Address>> {
  const candidates = contractCandidates(version)
  let found: ReadonlySet<Address> = new Set()

  async function readCodes(): Promise<ReadonlySet<Address>> {
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
      timer = setTimeout(() => resolve(found), timeout)
    })
    const reading = readCodes().catch(() => found)
    try {
      return await Promise.race([reading, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
