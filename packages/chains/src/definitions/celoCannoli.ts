import type { Chain } from '../chain.ts'

/** Cannoli, chain id 17323. Gone: Shut down (2024-01). */
export const celoCannoli = {
  id: 17323,
  name: 'Cannoli',
  network: 'celo-cannoli',
  slug: 'cannoli',
  rpcUrls: { default: { http: ['https://forno.cannoli.celo-testnet.org'] } },
  blockExplorers: {
    default: { name: 'Cannoli Explorer', url: 'https://explorer.celo.org/cannoli' },
  },
  contracts: {
    multicall3: { address: '0x5acb0aa8bf4e8ff0d882ee187140713c12bf9718', blockCreated: 87429 },
  },
  nativeCurrency: { name: 'CELO', symbol: 'C-CELO', decimals: 18 },
  testnet: true,
  status: 'removed',
  deprecation: {
    since: '2024-01',
    reason: 'Shut down',
    successor: 11142220,
    source: 'wevm/viem#1462',
  },
} as const satisfies Chain
