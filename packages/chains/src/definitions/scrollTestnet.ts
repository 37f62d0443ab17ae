import type { Chain } from '../chain.ts'

/** Scroll Testnet, chain id 534353. Gone: Shut down (2023). */
export const scrollTestnet = {
  id: 534353,
  name: 'Scroll Testnet',
  network: 'scroll-testnet',
  slug: 'scroll-testnet',
  shortName: 'scr-alpha',
  rpcUrls: {
    default: {
      http: ['https://alpha-rpc.scroll.io/l2'],
      webSocket: ['wss://alpha-rpc.scroll.io/l2/ws'],
    },
  },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://blockscout.scroll.io', eip3091: true },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'removed',
  deprecation: {
    since: '2023',
    reason: 'Shut down',
    successor: 534351,
    source: 'ethereum-lists/chains',
  },
  parent: { id: 5, type: 'L2' },
} as const satisfies Chain
