import type { Chain } from '../chain.ts'

/** SKALE | Razor Network, chain id 278611351. Deprecated: Marked deprecated by viem. */
export const skaleRazor = {
  id: 278611351,
  name: 'SKALE | Razor Network',
  network: 'skale-razor',
  slug: 'skale-razor-network',
  shortName: 'razor',
  rpcUrls: {
    default: {
      http: ['https://mainnet.skalenodes.com/v1/turbulent-unique-scheat'],
      webSocket: ['wss://mainnet.skalenodes.com/v1/ws/turbulent-unique-scheat'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://turbulent-unique-scheat.explorer.mainnet.skalenodes.com',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  status: 'deprecated',
  deprecation: { reason: 'Marked deprecated by viem', successor: 2046399126, source: 'viem' },
} as const satisfies Chain
