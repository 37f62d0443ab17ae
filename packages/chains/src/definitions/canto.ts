import type { Chain } from '../chain.ts'

/** Canto, chain id 7700. Deprecated: No new blocks (2026-08-10). */
export const canto = {
  id: 7700,
  name: 'Canto',
  network: 'canto',
  slug: 'canto',
  shortName: 'canto',
  rpcUrls: { default: { http: ['https://canto.gravitychain.io'] } },
  blockExplorers: { default: { name: 'Tuber', url: 'https://tuber.build', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2905789 },
  },
  nativeCurrency: { name: 'Canto', symbol: 'CANTO', decimals: 18 },
  status: 'deprecated',
  deprecation: {
    since: '2026-08-10',
    reason: 'No new blocks',
    source: 'DefiLlama/dimension-adapters#8979',
  },
} as const satisfies Chain
