import type { Chain } from '../chain.ts'

/** SKALE | CryptoBlades, chain id 1026062157. */
export const skaleCryptoBlades = {
  id: 1026062157,
  name: 'SKALE | CryptoBlades',
  network: 'skale-cryptoblades',
  slug: 'skale-cryptoblades',
  rpcUrls: {
    default: {
      http: ['https://mainnet.skalenodes.com/v1/affectionate-immediate-pollux'],
      webSocket: ['wss://mainnet.skalenodes.com/v1/ws/affectionate-immediate-pollux'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://affectionate-immediate-pollux.explorer.mainnet.skalenodes.com',
    },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  status: 'active',
} as const satisfies Chain
