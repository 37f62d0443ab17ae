import type { Chain } from '../chain.ts'

/** Metis Goerli, chain id 599. Deprecated: Shut down with Goerli (2024). */
export const metisGoerli = {
  id: 599,
  name: 'Metis Goerli',
  network: 'metis-goerli',
  slug: 'metis-goerli',
  shortName: 'metis-goerli',
  rpcUrls: { default: { http: ['https://goerli.gateway.metisdevops.link'] } },
  blockExplorers: {
    default: {
      name: 'Metis Explorer',
      url: 'https://goerli.explorer.metisdevops.link',
      eip3091: true,
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1006207 },
  },
  nativeCurrency: { name: 'Metis', symbol: 'METIS', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2024',
    reason: 'Shut down with Goerli',
    successor: 59902,
    source: 'ethereum-lists/chains',
  },
  parent: { id: 5, type: 'L2' },
} as const satisfies Chain
