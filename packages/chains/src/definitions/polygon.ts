import type { Chain } from '../chain.ts'

/** Polygon, chain id 137. */
export const polygon = {
  id: 137,
  name: 'Polygon',
  network: 'matic',
  slug: 'polygon',
  shortName: 'pol',
  shortNameAliases: ['matic'],
  rpcUrls: {
    default: { http: ['https://polygon.drpc.org'] },
    alchemy: {
      http: ['https://polygon-mainnet.g.alchemy.com/v2'],
      webSocket: ['wss://polygon-mainnet.g.alchemy.com/v2'],
    },
    infura: {
      http: ['https://polygon-mainnet.infura.io/v3'],
      webSocket: ['wss://polygon-mainnet.infura.io/ws/v3'],
    },
  },
  blockExplorers: {
    default: { name: 'PolygonScan', url: 'https://polygonscan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 25770160 },
  },
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  blockTime: 2_000,
  status: 'active',
} as const satisfies Chain
