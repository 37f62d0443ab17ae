import { type Address, multicall3Abi } from 'viem'
import type { Config } from 'wagmi'
import { getClient } from 'wagmi/actions'

import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { nodeCopy } from './nodeCopy.ts'

/** Larger than any question of ours, in bytes: one question to the node, not one for every 1024 bytes. */
export const wholeBatch = 1_000_000

/**
 * What a chain is read through when much is asked at once.
 *
 * @throws CheckError when this app is not set up for the chain, or the chain has no Multicall3
 */
export function bulkReader(config: Config, chainId: number) {
  const client = getClient(config, { chainId })
  const multicall3 = client?.chain.contracts?.multicall3?.address
  if (client === undefined || multicall3 === undefined) {
    throw new CheckError(speak(nodeCopy, 'node.unreadable'), { by: 'chain' })
  }
  return {
    // What is asked here is a bundle already: bundled again, one failure would fail all.
    client: { ...client, batch: undefined },
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
  }
}

/** The node gave no answer at all. */
export const nodeError = (cause: unknown) =>
  new CheckError(speak(nodeCopy, 'node.silent'), { by: 'chain', passing: true, cause })
