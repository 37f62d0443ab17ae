import type { Config } from 'wagmi'
import { getClient } from 'wagmi/actions'
import type { ChainClient } from '@ghost-pay/safe-account'

import { speak } from '../text/Spoken.ts'
import { CheckError } from '../wallet/CheckError.ts'
import { nodeCopy } from './nodeCopy.ts'

/**
 * The node of a chain.
 *
 * @throws CheckError when this app is not set up for the chain
 */
export function chainClient(config: Config, chainId: number): ChainClient {
  const client = getClient(config, { chainId })
  if (client === undefined) {
    throw new CheckError(speak(nodeCopy, 'node.notSetUp'))
  }
  return client
}
