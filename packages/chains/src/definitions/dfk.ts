import type { Chain } from '../chain.ts'

/** DFK Chain, chain id 53935. Deprecated: No new blocks (2026-08-29). */
export const dfk = {
  id: 53935,
  name: 'DFK Chain',
  network: 'dfk',
  slug: 'dfk-chain',
  shortName: 'DFK',
  rpcUrls: { default: { http: ['https://subnets.avax.network/defi-kingdoms/dfk-chain/rpc'] } },
  blockExplorers: {
    default: { name: 'DFKSubnetScan', url: 'https://subnets.avax.network/defi-kingdoms' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 14790551 },
  },
  nativeCurrency: { name: 'Jewel', symbol: 'JEWEL', decimals: 18 },
  status: 'deprecated',
  deprecation: {
    since: '2026-08-29',
    reason: 'No new blocks',
    source: 'DefiLlama/dimension-adapters#9241',
  },
} as const satisfies Chain
