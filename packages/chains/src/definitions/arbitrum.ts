import type { Chain } from '../chain.ts'

/** Arbitrum One, chain id 42161. */
export const arbitrum = {
  id: 42161,
  name: 'Arbitrum One',
  network: 'arbitrum',
  slug: 'arbitrum',
  shortName: 'arb1',
  rpcUrls: {
    default: { http: ['https://arb1.arbitrum.io/rpc'] },
    alchemy: {
      http: ['https://arb-mainnet.g.alchemy.com/v2'],
      webSocket: ['wss://arb-mainnet.g.alchemy.com/v2'],
    },
    infura: {
      http: ['https://arbitrum-mainnet.infura.io/v3'],
      webSocket: ['wss://arbitrum-mainnet.infura.io/ws/v3'],
    },
  },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://arbiscan.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 7654707 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 250,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
