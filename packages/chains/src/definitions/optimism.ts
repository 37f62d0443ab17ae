import type { Chain } from '../chain.ts'

/** OP Mainnet, chain id 10. */
export const optimism = {
  id: 10,
  name: 'OP Mainnet',
  network: 'optimism',
  slug: 'optimism',
  shortName: 'oeth',
  rpcUrls: {
    default: { http: ['https://mainnet.optimism.io'] },
    alchemy: {
      http: ['https://opt-mainnet.g.alchemy.com/v2'],
      webSocket: ['wss://opt-mainnet.g.alchemy.com/v2'],
    },
    infura: {
      http: ['https://optimism-mainnet.infura.io/v3'],
      webSocket: ['wss://optimism-mainnet.infura.io/ws/v3'],
    },
  },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://optimistic.etherscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4286263 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
