import type { Chain } from '../chain.ts'

/** Bronos, chain id 1039. */
export const bronos = {
  id: 1039,
  name: 'Bronos',
  network: 'bronos',
  slug: 'bronos',
  shortName: 'bronos-mainnet',
  rpcUrls: { default: { http: ['https://evm.bronos.org'] } },
  blockExplorers: { default: { name: 'BronoScan', url: 'https://broscan.bronos.org' } },
  nativeCurrency: { name: 'BRO', symbol: 'BRO', decimals: 18 },
  status: 'active',
} as const satisfies Chain
