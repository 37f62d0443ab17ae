import type { LocalChainOwner, SeededAccount } from '@ghost-pay/local-chain'

import type { Devnet, DevnetChain } from '../startDevnet.ts'

/** A devnet in the format of `/__devnet.json`. */
export type DevnetDescription = {
  chains: readonly DevnetChain[]
  gatewayUrl: string
  owners: readonly LocalChainOwner[]
  accounts: readonly SeededAccount[]
}

/** Describes a devnet, with the keys of the owners, which are public. */
export function describeDevnet({
  chains,
  gatewayUrl,
  owners,
  accounts,
}: Pick<Devnet, 'chains' | 'gatewayUrl' | 'owners' | 'accounts'>): DevnetDescription {
  const { treasury, pettyCash, grants } = accounts
  return {
    chains,
    gatewayUrl,
    owners,
    accounts: [treasury, pettyCash, grants].filter((account) => account !== undefined),
  }
}
