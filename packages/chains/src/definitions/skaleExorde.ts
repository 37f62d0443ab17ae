import type { Chain } from '../chain.ts'

/** Exorde Network, chain id 2139927552. */
export const skaleExorde = {
  id: 2139927552,
  name: 'Exorde Network',
  network: 'skale-exorde',
  slug: 'exorde-network',
  rpcUrls: {
    default: {
      http: ['https://mainnet.skalenodes.com/v1/light-vast-diphda'],
      webSocket: ['wss://mainnet.skalenodes.com/v1/ws/light-vast-diphda'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Exorde Explorer',
      url: 'https://light-vast-diphda.explorer.mainnet.skalenodes.com',
    },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  status: 'active',
} as const satisfies Chain
