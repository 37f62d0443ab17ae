import type { Chain } from '../chain.ts'

/** Mantle, chain id 5000. */
export const mantle = {
  id: 5000,
  name: 'Mantle',
  network: 'mantle',
  slug: 'mantle',
  shortName: 'mantle',
  rpcUrls: { default: { http: ['https://rpc.mantle.xyz'] } },
  blockExplorers: { default: { name: 'Mantlescan', url: 'https://mantlescan.xyz', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 304717 },
  },
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
