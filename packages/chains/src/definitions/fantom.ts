import type { Chain } from '../chain.ts'

/** Fantom, chain id 250. Deprecated: Winding down in favour of Sonic (2026). */
export const fantom = {
  id: 250,
  name: 'Fantom',
  network: 'fantom',
  slug: 'fantom',
  shortName: 'ftm',
  rpcUrls: { default: { http: ['https://250.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'FTMScan', url: 'https://ftmscan.com', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 33001987 },
  },
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  status: 'deprecated',
  deprecation: {
    since: '2026',
    reason: 'Winding down in favour of Sonic',
    successor: 146,
    source: 'curvefi/curve-frontend#2839',
  },
} as const satisfies Chain
