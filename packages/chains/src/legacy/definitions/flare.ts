import type { LegacyChain } from '../LegacyChain.ts'

/** Flare Mainnet, chain id 14, as in June 2023. */
export const flare = {
  id: 14,
  name: 'Flare Mainnet',
  network: 'flare-mainnet',
  nativeCurrency: { decimals: 18, name: 'flare', symbol: 'FLR' },
  rpcUrls: {
    default: { http: ['https://flare-api.flare.network/ext/C/rpc'] },
    public: { http: ['https://flare-api.flare.network/ext/C/rpc'] },
  },
  blockExplorers: {
    default: { name: 'Flare Explorer', url: 'https://flare-explorer.flare.network' },
  },
} as const satisfies LegacyChain
