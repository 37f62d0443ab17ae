import type { Chain } from '../chain.ts'

/** Polygon zkEVM Cardona, chain id 2442. Deprecated: Winding down with Polygon zkEVM (2026-07-01). */
export const polygonZkEvmCardona = {
  id: 2442,
  name: 'Polygon zkEVM Cardona',
  network: 'polygon-zkevm-cardona',
  slug: 'polygon-zkevm-cardona',
  shortName: 'zkevm-testnet-cardona',
  rpcUrls: { default: { http: ['https://rpc.cardona.zkevm-rpc.com'] } },
  blockExplorers: {
    default: { name: 'PolygonScan', url: 'https://cardona-zkevm.polygonscan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 114091 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2026-07-01',
    reason: 'Winding down with Polygon zkEVM',
    source: 'chainstack/dev-portal#500',
  },
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
