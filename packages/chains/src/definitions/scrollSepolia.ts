import type { Chain } from '../chain.ts'

/** Scroll Sepolia, chain id 534351. */
export const scrollSepolia = {
  id: 534351,
  name: 'Scroll Sepolia',
  network: 'scroll-sepolia',
  slug: 'scroll-sepolia',
  shortName: 'scr-sepolia',
  rpcUrls: { default: { http: ['https://sepolia-rpc.scroll.io'] } },
  blockExplorers: {
    default: { name: 'Scrollscan', url: 'https://sepolia.scrollscan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 9473 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'active',
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
