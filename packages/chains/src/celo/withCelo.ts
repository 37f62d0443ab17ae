import { chainConfig } from 'viem/celo'

import type { Chain } from '../chain.ts'

/** A Celo chain as viem wants it. */
export type CeloChain<chain extends Chain, contracts = unknown> = Omit<
  chain,
  'blockTime' | 'contracts'
> &
  Pick<typeof chainConfig, 'fees' | 'formatters' | 'serializers'> & {
    blockTime: number
    contracts: (typeof chainConfig)['contracts'] & Pick<chain, 'contracts'>['contracts'] & contracts
  }

/**
 * Gives a Celo chain what plain data cannot hold: viem pays fees in another currency (`feeCurrency`), estimates them in it,
 * and reads and writes the transactions that do.
 *
 * @param chain a chain of the table, of a gateway, or your own
 * @param contracts more contracts, for example the bridge on the parent chain
 * @returns the chain for wagmi's and viem's configuration; it holds functions, so it is no JSON any more
 */
export function withCelo<const chain extends Chain, const contracts = unknown>(
  chain: chain,
  contracts?: contracts,
): CeloChain<chain, contracts> {
  return {
    ...chainConfig,
    ...chain,
    fees: { ...chain.fees, ...chainConfig.fees },
    blockTime: chain.blockTime ?? chainConfig.blockTime,
    contracts: { ...chainConfig.contracts, ...chain.contracts, ...contracts },
    // The parts are those of the type; TypeScript does not see that a spread of a generic keeps them.
  } as unknown as CeloChain<chain, contracts>
}
