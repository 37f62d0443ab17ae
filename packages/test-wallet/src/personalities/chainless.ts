import type { Personality } from '../Personality.ts'
import { anything, checkOptions } from './checkOptions.ts'

/**
 * Answers a request for its chain with a value that is not a number. It approves everything.
 *
 * @param options.chainId the result of `eth_chainId` and `net_version`; `0x` unless given
 */
export function chainless(options: { chainId?: unknown } = {}): Personality {
  const { chainId = '0x' } = checkOptions('chainless', options, { chainId: anything })
  return {
    name: 'chainless',
    replies: { eth_chainId: chainId, net_version: chainId },
    decide: () => ({ answer: 'approve' }),
  }
}
