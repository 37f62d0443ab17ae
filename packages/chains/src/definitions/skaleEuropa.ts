import type { Chain } from '../chain.ts'

/** SKALE Europa Hub, chain id 2046399126. */
export const skaleEuropa = {
  id: 2046399126,
  name: 'SKALE Europa Hub',
  network: 'skale-europa',
  slug: 'skale-europa-hub',
  shortName: 'europa',
  rpcUrls: {
    default: {
      http: ['https://mainnet.skalenodes.com/v1/elated-tan-skat'],
      webSocket: ['wss://mainnet.skalenodes.com/v1/ws/elated-tan-skat'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://elated-tan-skat.explorer.mainnet.skalenodes.com',
      eip3091: true,
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3113495 },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
