import type { Chain } from '../chain.ts'

/** Polygon zkEVM Testnet, chain id 1442. Deprecated: Shut down with Goerli (2024-04). */
export const polygonZkEvmTestnet = {
  id: 1442,
  name: 'Polygon zkEVM Testnet',
  network: 'polygon-zkevm-testnet',
  slug: 'polygon-zkevm-testnet',
  shortName: 'testnet-zkEVM-mango',
  rpcUrls: { default: { http: ['https://rpc.public.zkevm-test.net'] } },
  blockExplorers: {
    default: { name: 'PolygonScan', url: 'https://testnet-zkevm.polygonscan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 525686 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2024-04',
    reason: 'Shut down with Goerli',
    source: 'ApeWorX/ape-alchemy#65',
  },
} as const satisfies Chain
