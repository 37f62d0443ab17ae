import type { Chain } from '../chain.ts'

/** Arbitrum Sepolia, chain id 421614. */
export const arbitrumSepolia = {
  id: 421614,
  name: 'Arbitrum Sepolia',
  network: 'arbitrum-sepolia',
  slug: 'arbitrum-sepolia',
  shortName: 'arb-sep',
  rpcUrls: {
    default: { http: ['https://sepolia-rollup.arbitrum.io/rpc'] },
    alchemy: {
      http: ['https://arb-sepolia.g.alchemy.com/v2'],
      webSocket: ['wss://arb-sepolia.g.alchemy.com/v2'],
    },
    infura: {
      http: ['https://arbitrum-sepolia.infura.io/v3'],
      webSocket: ['wss://arbitrum-sepolia.infura.io/ws/v3'],
    },
  },
  blockExplorers: {
    default: { name: 'Arbiscan', url: 'https://sepolia.arbiscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 81930 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 250,
  testnet: true,
  status: 'active',
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
