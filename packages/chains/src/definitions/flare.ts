import type { Chain } from '../chain.ts'

/** Flare Mainnet, chain id 14. */
export const flare = {
  id: 14,
  name: 'Flare Mainnet',
  network: 'flare-mainnet',
  slug: 'flare',
  shortName: 'flr',
  rpcUrls: { default: { http: ['https://flare-api.flare.network/ext/C/rpc'] } },
  blockExplorers: {
    default: { name: 'Flare Explorer', url: 'https://flare-explorer.flare.network', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3002461 },
  },
  nativeCurrency: { name: 'Flare', symbol: 'FLR', decimals: 18 },
  status: 'active',
} as const satisfies Chain
