import type { Chain } from '../chain.ts'

/** Boba Network, chain id 288. */
export const boba = {
  id: 288,
  name: 'Boba Network',
  network: 'boba',
  slug: 'boba-network',
  shortName: 'Boba',
  rpcUrls: { default: { http: ['https://mainnet.boba.network'] } },
  blockExplorers: { default: { name: 'BOBAScan', url: 'https://bobascan.com' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 446859 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
