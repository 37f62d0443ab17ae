import { chainConfig } from 'viem/zksync'

import type { Chain } from '../chain.ts'

/** A chain of the ZK Stack as viem wants it. */
export type ZkSyncChain<chain extends Chain, contracts = unknown> = Omit<
  chain,
  'blockTime' | 'contracts'
> &
  Pick<typeof chainConfig, 'custom' | 'formatters' | 'serializers'> & {
    blockTime: number
    contracts: Pick<chain, 'contracts'>['contracts'] & contracts
  }

/**
 * Gives a chain of the ZK Stack what plain data cannot hold: viem sends EIP-712 transactions (paymasters, `gasPerPubdata`)
 * and reads receipts with their logs to the parent chain.
 *
 * @param chain a chain of the table, of a gateway, or your own
 * @param contracts more contracts, for example the one that checks signatures of accounts that are not deployed (ERC-6492)
 * @returns the chain for wagmi's and viem's configuration; it holds functions, so it is no JSON any more
 */
export function withZkSync<const chain extends Chain, const contracts = unknown>(
  chain: chain,
  contracts?: contracts,
): ZkSyncChain<chain, contracts> {
  return {
    ...chainConfig,
    ...chain,
    blockTime: chain.blockTime ?? chainConfig.blockTime,
    contracts: { ...chain.contracts, ...contracts },
    // The parts are those of the type; TypeScript does not see that a spread of a generic keeps them.
  } as unknown as ZkSyncChain<chain, contracts>
}
