import type { Chain } from '../chain.ts'

/** Fluent, chain id 25363. */
export const fluent = {
  id: 25363,
  name: 'Fluent',
  network: 'fluent',
  slug: 'fluent',
  shortName: 'fluent',
  rpcUrls: { default: { http: ['https://rpc.fluent.xyz'] } },
  blockExplorers: { default: { name: 'Fluentscan', url: 'https://fluentscan.xyz' } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  status: 'active',
} as const satisfies Chain
