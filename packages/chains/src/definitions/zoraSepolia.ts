import type { Chain } from '../chain.ts'

/** Zora Sepolia, chain id 999999999. */
export const zoraSepolia = {
  id: 999999999,
  name: 'Zora Sepolia',
  network: 'zora-sepolia',
  slug: 'zora-sepolia',
  shortName: 'zsep',
  rpcUrls: {
    default: {
      http: ['https://sepolia.rpc.zora.energy'],
      webSocket: ['wss://sepolia.rpc.zora.energy'],
    },
  },
  blockExplorers: {
    default: { name: 'Zora Explorer', url: 'https://sepolia.explorer.zora.energy' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 83160 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  testnet: true,
  status: 'active',
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
