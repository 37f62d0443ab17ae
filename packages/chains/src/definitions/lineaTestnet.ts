import type { Chain } from '../chain.ts'

/** Linea Goerli Testnet, chain id 59140. Deprecated: Shut down with Goerli (2024). */
export const lineaTestnet = {
  id: 59140,
  name: 'Linea Goerli Testnet',
  network: 'linea-testnet',
  slug: 'linea-goerli-testnet',
  shortName: 'linea-goerli',
  rpcUrls: {
    default: {
      http: ['https://rpc.goerli.linea.build'],
      webSocket: ['wss://rpc.goerli.linea.build'],
    },
  },
  blockExplorers: {
    default: { name: 'Lineascan', url: 'https://goerli.lineascan.build', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 498623 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2024',
    reason: 'Shut down with Goerli',
    successor: 59141,
    source: 'wevm/viem#3213',
  },
  parent: { id: 5, type: 'L2' },
} as const satisfies Chain
