import type { Chain } from '../chain.ts'

/** SKALE | Block Brawlers, chain id 391845894. */
export const skaleBlockBrawlers = {
  id: 391845894,
  name: 'SKALE | Block Brawlers',
  network: 'skale-brawl',
  slug: 'skale-block-brawlers',
  rpcUrls: {
    default: {
      http: ['https://mainnet.skalenodes.com/v1/frayed-decent-antares'],
      webSocket: ['wss://mainnet.skalenodes.com/v1/ws/frayed-decent-antares'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://frayed-decent-antares.explorer.mainnet.skalenodes.com',
    },
  },
  nativeCurrency: { name: 'BRAWL', symbol: 'BRAWL', decimals: 18 },
  status: 'active',
} as const satisfies Chain
