import { chainConfig } from 'viem/op-stack'

import type { Chain } from '../chain.ts'

/** A chain of the OP stack as viem wants it. */
export type OpStackChain<chain extends Chain, contracts = unknown> = Omit<
  chain,
  'blockTime' | 'contracts'
> &
  Pick<typeof chainConfig, 'formatters' | 'serializers'> & {
    blockTime: number
    contracts: (typeof chainConfig)['contracts'] & Pick<chain, 'contracts'>['contracts'] & contracts
  }

/**
 * Gives a chain of the OP stack what plain data cannot hold: viem reads its receipts (`l1Fee` and its like as bigint) and
 * deposits, writes deposit transactions, and knows the contracts that every such chain has.
 *
 * @param chain a chain of the table, of a gateway, or your own
 * @param contracts more contracts, for example the bridge on the parent chain
 * @returns the chain for wagmi's and viem's configuration; it holds functions, so it is no JSON any more
 */
export function withOpStack<const chain extends Chain, const contracts = unknown>(
  chain: chain,
  contracts?: contracts,
): OpStackChain<chain, contracts> {
  return {
    ...chainConfig,
    ...chain,
    blockTime: chain.blockTime ?? chainConfig.blockTime,
    contracts: { ...chainConfig.contracts, ...chain.contracts, ...contracts },
    // The parts are those of the type; TypeScript does not see that a spread of a generic keeps them.
  } as unknown as OpStackChain<chain, contracts>
}
