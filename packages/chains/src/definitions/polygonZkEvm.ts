import type { Chain } from '../chain.ts'

/** Polygon zkEVM, chain id 1101. Deprecated: Shut down (2026-07-01). */
export const polygonZkEvm = {
  id: 1101,
  name: 'Polygon zkEVM',
  network: 'polygon-zkevm',
  slug: 'polygon-zkevm',
  shortName: 'zkevm',
  rpcUrls: { default: { http: ['https://zkevm-rpc.com'] } },
  blockExplorers: {
    default: { name: 'PolygonScan', url: 'https://zkevm.polygonscan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 57746 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  status: 'deprecated',
  deprecation: { since: '2026-07-01', reason: 'Shut down', source: 'chainstack/dev-portal#500' },
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
