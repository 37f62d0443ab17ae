import type { Chain } from '../chain.ts'

/** Lens, chain id 232. */
export const lens = {
  id: 232,
  name: 'Lens',
  network: 'lens',
  slug: 'lens',
  shortName: 'lens',
  rpcUrls: { default: { http: ['https://rpc.lens.xyz'] } },
  blockExplorers: { default: { name: 'Lens Explorer', url: 'https://explorer.lens.xyz' } },
  nativeCurrency: { name: 'GHO', symbol: 'GHO', decimals: 18 },
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
