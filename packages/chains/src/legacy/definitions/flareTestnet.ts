import type { LegacyChain } from '../LegacyChain.ts'

/** Coston2, chain id 114, as in June 2023. */
export const flareTestnet = {
  id: 114,
  name: 'Coston2',
  network: 'coston2',
  nativeCurrency: { decimals: 18, name: 'coston2flare', symbol: 'C2FLR' },
  rpcUrls: {
    default: { http: ['https://coston2-api.flare.network/ext/C/rpc'] },
    public: { http: ['https://coston2-api.flare.network/ext/C/rpc'] },
  },
  blockExplorers: {
    default: { name: 'Coston2 Explorer', url: 'https://coston2-explorer.flare.network' },
  },
  testnet: true,
} as const satisfies LegacyChain
