import type { Chain } from '../chain.ts'

/** Songbird Testnet Coston, chain id 16. */
export const songbirdTestnet = {
  id: 16,
  name: 'Songbird Testnet Coston',
  network: 'coston',
  slug: 'songbird-testnet-coston',
  shortName: 'cflr',
  rpcUrls: { default: { http: ['https://coston-api.flare.network/ext/C/rpc'] } },
  blockExplorers: {
    default: {
      name: 'Songbird Explorer',
      url: 'https://coston-explorer.flare.network',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'Coston Flare', symbol: 'CFLR', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
