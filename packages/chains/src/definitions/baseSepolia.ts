import type { Chain } from '../chain.ts'

/** Base Sepolia, chain id 84532. */
export const baseSepolia = {
  id: 84532,
  name: 'Base Sepolia',
  network: 'base-sepolia',
  slug: 'base-sepolia',
  shortName: 'basesep',
  rpcUrls: {
    default: { http: ['https://sepolia.base.org'] },
    alchemy: {
      http: ['https://base-sepolia.g.alchemy.com/v2'],
      webSocket: ['wss://base-sepolia.g.alchemy.com/v2'],
    },
    infura: {
      http: ['https://base-sepolia.infura.io/v3'],
      webSocket: ['wss://base-sepolia.infura.io/ws/v3'],
    },
  },
  blockExplorers: {
    default: { name: 'Basescan', url: 'https://sepolia.basescan.org', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1059647 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  testnet: true,
  status: 'active',
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
