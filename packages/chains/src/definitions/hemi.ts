import type { Chain } from '../chain.ts'

/** Hemi, chain id 43111. */
export const hemi = {
  id: 43111,
  name: 'Hemi',
  network: 'hemi',
  slug: 'hemi',
  shortName: 'hemi',
  rpcUrls: { default: { http: ['https://rpc.hemi.network/rpc'] } },
  blockExplorers: {
    default: { name: 'Hemi Explorer', url: 'https://explorer.hemi.xyz', eip3091: true },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 12_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
