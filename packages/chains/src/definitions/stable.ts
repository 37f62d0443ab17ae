import type { Chain } from '../chain.ts'

/** Stable Mainnet, chain id 988. */
export const stable = {
  id: 988,
  name: 'Stable Mainnet',
  network: 'stable',
  slug: 'stable',
  shortName: 'stable',
  rpcUrls: { default: { http: ['https://rpc.stable.xyz'], webSocket: ['wss://rpc.stable.xyz'] } },
  blockExplorers: { default: { name: 'Stablescan', url: 'https://stablescan.xyz', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2423647 },
  },
  nativeCurrency: { name: 'USDT0', symbol: 'USDT0', decimals: 18 },
  blockTime: 700,
  status: 'active',
} as const satisfies Chain
