import type { Chain } from '../chain.ts'

/** Metis Sepolia, chain id 59902. */
export const metisSepolia = {
  id: 59902,
  name: 'Metis Sepolia',
  network: 'metis-sepolia',
  slug: 'metis-sepolia',
  shortName: 'metis-sepolia',
  rpcUrls: {
    default: {
      http: ['https://sepolia.metisdevops.link', 'https://metis-sepolia-rpc.publicnode.com'],
      webSocket: ['wss://metis-sepolia-rpc.publicnode.com'],
    },
  },
  blockExplorers: {
    default: { name: 'Metis Explorer', url: 'https://sepolia-explorer.metisdevops.link' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 224185 },
  },
  nativeCurrency: { name: 'Test Metis', symbol: 'tMETIS', decimals: 18 },
  testnet: true,
  status: 'active',
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
