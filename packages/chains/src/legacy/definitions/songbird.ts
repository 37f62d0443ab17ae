import type { LegacyChain } from '../LegacyChain.ts'

/** Songbird Mainnet, chain id 19, as in June 2023. */
export const songbird = {
  id: 19,
  name: 'Songbird Mainnet',
  network: 'songbird-mainnet',
  nativeCurrency: { decimals: 18, name: 'songbird', symbol: 'SGB' },
  rpcUrls: {
    default: { http: ['https://songbird-api.flare.network/ext/C/rpc'] },
    public: { http: ['https://songbird-api.flare.network/ext/C/rpc'] },
  },
  blockExplorers: {
    default: { name: 'Songbird Explorer', url: 'https://songbird-explorer.flare.network' },
  },
} as const satisfies LegacyChain
