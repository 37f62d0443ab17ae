import type { Chain } from '../chain.ts'

/** Arc Testnet, chain id 5042002. */
export const arcTestnet = {
  id: 5042002,
  name: 'Arc Testnet',
  network: 'arc-testnet',
  slug: 'arc-testnet',
  shortName: 'arc-testnet',
  rpcUrls: {
    default: {
      http: ['https://rpc.testnet.arc.io', 'https://rpc.quicknode.testnet.arc.io'],
      webSocket: ['wss://rpc.testnet.arc.io', 'wss://rpc.quicknode.testnet.arc.io'],
    },
  },
  blockExplorers: { default: { name: 'Arc Explorer', url: 'https://explorer.testnet.arc.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
  nativeCurrency: { name: 'USDC', symbol: 'USDC', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
