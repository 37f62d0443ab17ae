import type { Chain } from '../chain.ts'

/** SKALE | Europa Liquidity Hub Testnet, chain id 476158412. Gone: Moved to another id (2024-02). */
export const skaleEuropaTestnet = {
  id: 476158412,
  name: 'SKALE | Europa Liquidity Hub Testnet',
  network: 'skale-europa-testnet',
  slug: 'skale-europa-liquidity-hub-testnet',
  shortName: 'deprecated-europa-testnet',
  rpcUrls: {
    default: { http: ['https://staging-v3.skalenodes.com/v1/staging-legal-crazy-castor'] },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://staging-legal-crazy-castor.explorer.staging-v3.skalenodes.com',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  testnet: true,
  status: 'removed',
  deprecation: {
    since: '2024-02',
    reason: 'Moved to another id',
    successor: 1444673419,
    source: 'wevm/viem#1817',
  },
} as const satisfies Chain
