import type { Personality } from '../Personality.ts'
import { anything, checkOptions } from './checkOptions.ts'

/**
 * Answers something that is no number when it is asked for its chain. Everything else it does.
 *
 * @param options.chainId what it answers to `eth_chainId` and `net_version`; `0x` unless given
 */
export function chainless(options: { chainId?: unknown } = {}): Personality {
  const { chainId = '0x' } = checkOptions('chainless', options, { chainId: anything })
  return {
    name: 'chainless',
    replies: { eth_chainId: chainId, net_version: chainId },
    decide: () => ({ answer: 'approve' }),
  }
}
