import type { Chain } from '../chain.ts'

/** Base, chain id 8453. */
export const base = {
  id: 8453,
  name: 'Base',
  network: 'base',
  slug: 'base',
  shortName: 'base',
  rpcUrls: {
    default: { http: ['https://mainnet.base.org'] },
    alchemy: {
      http: ['https://base-mainnet.g.alchemy.com/v2'],
      webSocket: ['wss://base-mainnet.g.alchemy.com/v2'],
    },
    infura: {
      http: ['https://base-mainnet.infura.io/v3'],
      webSocket: ['wss://base-mainnet.infura.io/ws/v3'],
    },
  },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 5022 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
