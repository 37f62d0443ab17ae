import type { Chain } from '../chain.ts'

/** SKALE | Crypto Colosseum, chain id 1032942172. Deprecated: Marked deprecated by viem. */
export const skaleCryptoColosseum = {
  id: 1032942172,
  name: 'SKALE | Crypto Colosseum',
  network: 'skale-crypto-colosseum',
  slug: 'skale-crypto-colosseum',
  rpcUrls: {
    default: {
      http: ['https://mainnet.skalenodes.com/v1/haunting-devoted-deneb'],
      webSocket: ['wss://mainnet.skalenodes.com/v1/ws/haunting-devoted-deneb'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://haunting-devoted-deneb.explorer.mainnet.skalenodes.com',
    },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  status: 'deprecated',
  deprecation: { reason: 'Marked deprecated by viem', source: 'wevm/viem#2177' },
} as const satisfies Chain
