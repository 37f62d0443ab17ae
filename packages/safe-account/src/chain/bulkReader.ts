import { type Address, multicall3Abi } from 'viem'

import { ChainReadError } from '../errors.ts'
import type { ChainClient } from './ChainClient.ts'

/** Larger than any question of ours, in bytes: one question to the node, not one for every 1024 bytes. */
export const wholeBatch = 1_000_000

/**
 * What a chain is read through when much is asked at once.
 *
 * @throws ChainReadError `noMulticall`
 */
export function bulkReader(client: ChainClient) {
  const multicall3 = client.chain.contracts?.multicall3?.address
  if (multicall3 === undefined) throw new ChainReadError('noMulticall', client.chain.id)
  return {
    // What is asked here is a bundle already: bundled again, one failure would fail all.
    reader: { ...client, batch: undefined },
    /**
     * The balance of an address, asked of Multicall3 itself. It never fails where the node answers, which distinguishes no answer from
     * a contract that refuses.
     */
    balanceOf: (address: Address) =>
      ({
        address: multicall3,
        abi: multicall3Abi,
        functionName: 'getEthBalance',
        args: [address],
      }) as const,
    /** The node gave no answer at all. */
    silent: (cause?: unknown) => new ChainReadError('silent', client.chain.id, cause),
  }
}
