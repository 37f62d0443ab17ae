import type { Chain } from '../chain.ts'

/** Moonbeam, chain id 1284. Deprecated: No new blocks (2026-08-10). */
export const moonbeam = {
  id: 1284,
  name: 'Moonbeam',
  network: 'moonbeam',
  slug: 'moonbeam',
  shortName: 'mbeam',
  rpcUrls: {
    default: {
      http: ['https://rpc.api.moonbeam.network'],
      webSocket: ['wss://wss.api.moonbeam.network'],
    },
  },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonscan.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 609002 },
  },
  nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
  status: 'deprecated',
  deprecation: {
    since: '2026-08-10',
    reason: 'No new blocks',
    source: 'DefiLlama/dimension-adapters#8776',
  },
} as const satisfies Chain
