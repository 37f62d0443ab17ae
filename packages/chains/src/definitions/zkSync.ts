import type { Chain } from '../chain.ts'

/** ZKsync Era, chain id 324. */
export const zkSync = {
  id: 324,
  name: 'ZKsync Era',
  network: 'zksync-era',
  slug: 'zksync-era',
  shortName: 'zksync',
  rpcUrls: {
    default: {
      http: ['https://mainnet.era.zksync.io'],
      webSocket: ['wss://mainnet.era.zksync.io/ws'],
    },
  },
  blockExplorers: {
    default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xf9cda624fbc7e059355ce98a31693d299facd963', blockCreated: 3908235 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 200,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
