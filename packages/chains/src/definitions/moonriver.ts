import type { Chain } from '../chain.ts'

/** Moonriver, chain id 1285. Deprecated: No new blocks (2026-08-10). */
export const moonriver = {
  id: 1285,
  name: 'Moonriver',
  network: 'moonriver',
  slug: 'moonriver',
  shortName: 'mriver',
  rpcUrls: {
    default: {
      http: ['https://rpc.api.moonriver.moonbeam.network'],
      webSocket: ['wss://wss.api.moonriver.moonbeam.network'],
    },
  },
  blockExplorers: {
    default: { name: 'Moonscan', url: 'https://moonriver.moonscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1597904 },
  },
  nativeCurrency: { name: 'Moonriver', symbol: 'MOVR', decimals: 18 },
  status: 'deprecated',
  deprecation: {
    since: '2026-08-10',
    reason: 'No new blocks',
    source: 'DefiLlama/dimension-adapters#8776',
  },
} as const satisfies Chain
