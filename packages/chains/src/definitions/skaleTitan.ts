import type { Chain } from '../chain.ts'

/** SKALE Titan Hub, chain id 1350216234. */
export const skaleTitan = {
  id: 1350216234,
  name: 'SKALE Titan Hub',
  network: 'skale-titan',
  slug: 'skale-titan-hub',
  shortName: 'titan-mainnet',
  rpcUrls: {
    default: {
      http: ['https://mainnet.skalenodes.com/v1/parallel-stormy-spica'],
      webSocket: ['wss://mainnet.skalenodes.com/v1/ws/parallel-stormy-spica'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://parallel-stormy-spica.explorer.mainnet.skalenodes.com',
      eip3091: true,
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2076458 },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  status: 'active',
} as const satisfies Chain
