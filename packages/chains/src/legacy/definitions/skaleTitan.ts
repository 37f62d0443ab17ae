import type { LegacyChain } from '../LegacyChain.ts'

/** SKALE | Titan Community Hub, chain id 1350216234, as in June 2023. */
export const skaleTitan = {
  id: 1350216234,
  name: 'SKALE | Titan Community Hub',
  network: 'skale-titan',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/parallel-stormy-spica'] },
    public: { http: ['https://mainnet.skalenodes.com/v1/parallel-stormy-spica'] },
  },
  blockExplorers: {
    etherscan: {
      name: 'SKALE Explorer',
      url: 'https://parallel-stormy-spica.explorer.mainnet.skalenodes.com',
    },
    default: {
      name: 'SKALE Explorer',
      url: 'https://parallel-stormy-spica.explorer.mainnet.skalenodes.com',
    },
  },
  contracts: {},
} as const satisfies LegacyChain
