import type { Chain } from '../chain.ts'

/** Whitechain Sepolia, chain id 1874. */
export const whitechainSepolia = {
  id: 1874,
  name: 'Whitechain Sepolia',
  network: 'whitechain-sepolia',
  slug: 'whitechain-sepolia',
  shortName: 'wch-sepolia',
  rpcUrls: {
    default: {
      http: ['https://rpc.testnet.whitechain.io'],
      webSocket: ['wss://rpc.testnet.whitechain.io/ws'],
    },
  },
  blockExplorers: {
    default: { name: 'Whitechain Explorer', url: 'https://explorer.testnet.whitechain.io' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  nativeCurrency: { name: 'WBT', symbol: 'WBT', decimals: 18 },
  blockTime: 1_000,
  testnet: true,
  status: 'active',
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
