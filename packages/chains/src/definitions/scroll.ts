import type { Chain } from '../chain.ts'

/** Scroll, chain id 534352. */
export const scroll = {
  id: 534352,
  name: 'Scroll',
  network: 'scroll',
  slug: 'scroll',
  shortName: 'scr',
  rpcUrls: {
    default: { http: ['https://rpc.scroll.io'], webSocket: ['wss://wss-rpc.scroll.io/ws'] },
  },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://scrollscan.com', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 14 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 3_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
