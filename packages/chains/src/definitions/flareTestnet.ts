import type { Chain } from '../chain.ts'

/** Flare Testnet Coston2, chain id 114. */
export const flareTestnet = {
  id: 114,
  name: 'Flare Testnet Coston2',
  network: 'coston2',
  slug: 'flare-testnet-coston2',
  shortName: 'c2flr',
  rpcUrls: { default: { http: ['https://coston2-api.flare.network/ext/C/rpc'] } },
  blockExplorers: {
    default: {
      name: 'Flare Explorer',
      url: 'https://coston2-explorer.flare.network',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'Coston2 Flare', symbol: 'C2FLR', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
