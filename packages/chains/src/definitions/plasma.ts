import type { Chain } from '../chain.ts'

/** Plasma, chain id 9745. */
export const plasma = {
  id: 9745,
  name: 'Plasma',
  network: 'plasma',
  slug: 'plasma',
  shortName: 'plasma',
  rpcUrls: { default: { http: ['https://rpc.plasma.to'] } },
  blockExplorers: { default: { name: 'PlasmaScan', url: 'https://plasmascan.to' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
  nativeCurrency: { name: 'Plasma', symbol: 'XPL', decimals: 18 },
  blockTime: 1_000,
  status: 'active',
} as const satisfies Chain
