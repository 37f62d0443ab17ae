import type { Chain } from '../chain.ts'

/** Oasys, chain id 248. */
export const oasys = {
  id: 248,
  name: 'Oasys',
  network: 'oasys',
  slug: 'oasys',
  shortName: 'OAS',
  rpcUrls: { default: { http: ['https://rpc.mainnet.oasys.games'] } },
  blockExplorers: { default: { name: 'OasysScan', url: 'https://scan.oasys.games' } },
  nativeCurrency: { name: 'Oasys', symbol: 'OAS', decimals: 18 },
  status: 'active',
} as const satisfies Chain
