import type { Chain } from '../chain.ts'

/** Polygon Amoy, chain id 80002. */
export const polygonAmoy = {
  id: 80002,
  name: 'Polygon Amoy',
  network: 'polygon-amoy',
  slug: 'polygon-amoy',
  shortName: 'polygonamoy',
  rpcUrls: {
    default: { http: ['https://polygon-amoy.drpc.org'] },
    alchemy: {
      http: ['https://polygon-amoy.g.alchemy.com/v2'],
      webSocket: ['wss://polygon-amoy.g.alchemy.com/v2'],
    },
    infura: {
      http: ['https://polygon-amoy.infura.io/v3'],
      webSocket: ['wss://polygon-amoy.infura.io/ws/v3'],
    },
  },
  blockExplorers: {
    default: { name: 'PolygonScan', url: 'https://amoy.polygonscan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3127388 },
  },
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
