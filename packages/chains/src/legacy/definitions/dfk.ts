import type { LegacyChain } from '../LegacyChain.ts'

/** DFK Chain, chain id 53935, as in June 2023. */
export const dfk = {
  id: 53935,
  name: 'DFK Chain',
  network: 'dfk',
  nativeCurrency: { decimals: 18, name: 'Jewel', symbol: 'JEWEL' },
  rpcUrls: {
    default: { http: ['https://subnets.avax.network/defi-kingdoms/dfk-chain/rpc'] },
    public: { http: ['https://subnets.avax.network/defi-kingdoms/dfk-chain/rpc'] },
  },
  blockExplorers: {
    etherscan: { name: 'DFKSubnetScan', url: 'https://subnets.avax.network/defi-kingdoms' },
    default: { name: 'DFKSubnetScan', url: 'https://subnets.avax.network/defi-kingdoms' },
  },
} as const satisfies LegacyChain
