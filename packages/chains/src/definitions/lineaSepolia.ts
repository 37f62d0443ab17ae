import type { Chain } from '../chain.ts'

/** Linea Sepolia Testnet, chain id 59141. */
export const lineaSepolia = {
  id: 59141,
  name: 'Linea Sepolia Testnet',
  network: 'linea-sepolia-testnet',
  slug: 'linea-sepolia-testnet',
  shortName: 'linea-sepolia',
  rpcUrls: {
    default: {
      http: ['https://rpc.sepolia.linea.build'],
      webSocket: ['wss://rpc.sepolia.linea.build'],
    },
    infura: {
      http: ['https://linea-sepolia.infura.io/v3'],
      webSocket: ['wss://linea-sepolia.infura.io/ws/v3'],
    },
  },
  blockExplorers: {
    default: { name: 'Lineascan', url: 'https://sepolia.lineascan.build', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 227427 },
    ensRegistry: { address: '0x5b2636f0f2137b4ae722c01dd5122d7d3e9541f7', blockCreated: 2395094 },
    ensUniversalResolver: {
      address: '0x4d41762915f83c76ecaf6776d9b08076aa32b492',
      blockCreated: 17168484,
    },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  ensTlds: ['.linea.eth'],
  testnet: true,
  status: 'active',
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
