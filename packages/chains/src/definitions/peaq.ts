import type { Chain } from '../chain.ts'

/** Peaq, chain id 3338. */
export const peaq = {
  id: 3338,
  name: 'Peaq',
  network: 'peaq',
  slug: 'peaq',
  shortName: 'PEAQ',
  rpcUrls: {
    default: {
      http: ['https://quicknode1.peaq.xyz', 'https://quicknode2.peaq.xyz'],
      webSocket: ['wss://quicknode1.peaq.xyz', 'wss://quicknode2.peaq.xyz'],
    },
  },
  blockExplorers: { default: { name: 'Subscan', url: 'https://peaq.subscan.io', eip3091: false } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3566354 },
  },
  nativeCurrency: { name: 'peaq', symbol: 'PEAQ', decimals: 18 },
  status: 'active',
} as const satisfies Chain
