import type { Chain } from '../chain.ts'

/** OP Sepolia, chain id 11155420. */
export const optimismSepolia = {
  id: 11155420,
  name: 'OP Sepolia',
  network: 'op-sepolia',
  slug: 'op-sepolia',
  shortName: 'opsep',
  rpcUrls: {
    default: { http: ['https://sepolia.optimism.io'] },
    alchemy: {
      http: ['https://opt-sepolia.g.alchemy.com/v2'],
      webSocket: ['wss://opt-sepolia.g.alchemy.com/v2'],
    },
    infura: {
      http: ['https://optimism-sepolia.infura.io/v3'],
      webSocket: ['wss://optimism-sepolia.infura.io/ws/v3'],
    },
  },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://optimism-sepolia.blockscout.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1620204 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  testnet: true,
  status: 'active',
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
