import type { Chain } from '../chain.ts'

/** Fuse, chain id 122. */
export const fuse = {
  id: 122,
  name: 'Fuse',
  network: 'fuse',
  slug: 'fuse',
  shortName: 'fuse',
  rpcUrls: { default: { http: ['https://rpc.fuse.io'] } },
  blockExplorers: {
    default: { name: 'Fuse Explorer', url: 'https://explorer.fuse.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 16146628 },
  },
  nativeCurrency: { name: 'Fuse', symbol: 'FUSE', decimals: 18 },
  status: 'active',
} as const satisfies Chain
