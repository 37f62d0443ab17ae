import type { Chain } from '../chain.ts'

/** Klaytn, chain id 8217. Deprecated: Renamed to Kaia (2024). */
export const klaytn = {
  id: 8217,
  name: 'Klaytn',
  network: 'klaytn',
  slug: 'klaytn',
  rpcUrls: { default: { http: ['https://public-en-cypress.klaytn.net'] } },
  blockExplorers: { default: { name: 'KlaytnScope', url: 'https://scope.klaytn.com' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 96002415 },
  },
  nativeCurrency: { name: 'Klaytn', symbol: 'KLAY', decimals: 18 },
  status: 'deprecated',
  deprecation: { since: '2024', reason: 'Renamed to Kaia', source: 'viem' },
} as const satisfies Chain
