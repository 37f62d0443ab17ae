import type { Chain } from '../chain.ts'

/** Songbird Canary-Network, chain id 19. */
export const songbird = {
  id: 19,
  name: 'Songbird Canary-Network',
  network: 'songbird-mainnet',
  slug: 'songbird-canary-network',
  shortName: 'sgb',
  rpcUrls: { default: { http: ['https://songbird-api.flare.network/ext/C/rpc'] } },
  blockExplorers: {
    default: {
      name: 'Songbird Explorer',
      url: 'https://songbird-explorer.flare.network',
      eip3091: true,
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 13382504 },
  },
  nativeCurrency: { name: 'Songbird', symbol: 'SGB', decimals: 18 },
  status: 'active',
} as const satisfies Chain
