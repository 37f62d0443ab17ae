import type { Chain, Client, Transport } from 'viem'
import type { Config } from 'wagmi'
import { getClient } from 'wagmi/actions'

import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { nodeCopy } from './nodeCopy.ts'

/**
 * The node of a chain.
 *
 * @throws CheckError when this app is not set up for the chain
 */
export function chainClient(config: Config, chainId: number): Client<Transport, Chain> {
  const client = getClient(config, { chainId })
  if (client === undefined) {
    throw new CheckError(speak(nodeCopy, 'node.notSetUp'))
  }
  return client
}

/** The node gave no answer at all. */
export const nodeError = (cause: unknown): CheckError =>
  new CheckError(speak(nodeCopy, 'node.silent'), { by: 'chain', passing: true, cause })
