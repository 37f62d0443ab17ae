import type { Chain } from '../chain.ts'

/** Polygon Mumbai, chain id 80001. Deprecated: Shut down with Goerli (2024-04-13). */
export const polygonMumbai = {
  id: 80001,
  name: 'Polygon Mumbai',
  network: 'maticmum',
  slug: 'polygon-mumbai',
  shortName: 'maticmum',
  rpcUrls: { default: { http: ['https://80001.rpc.thirdweb.com'] } },
  blockExplorers: {
    default: { name: 'PolygonScan', url: 'https://mumbai.polygonscan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 25770160 },
  },
  nativeCurrency: { name: 'MATIC', symbol: 'MATIC', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2024-04-13',
    reason: 'Shut down with Goerli',
    successor: 80002,
    source: 'OpenZeppelin/ethernaut#729',
  },
} as const satisfies Chain
