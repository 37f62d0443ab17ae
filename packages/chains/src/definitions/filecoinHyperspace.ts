import type { Chain } from '../chain.ts'

/** Filecoin Hyperspace, chain id 3141. Deprecated: Shut down (2023). */
export const filecoinHyperspace = {
  id: 3141,
  name: 'Filecoin Hyperspace',
  network: 'filecoin-hyperspace',
  slug: 'filecoin-hyperspace',
  shortName: 'filecoin-hyperspace',
  rpcUrls: { default: { http: ['https://api.hyperspace.node.glif.io/rpc/v1'] } },
  blockExplorers: {
    default: { name: 'Filfox', url: 'https://hyperspace.filfox.info/en', eip3091: false },
  },
  nativeCurrency: { name: 'Filecoin', symbol: 'tFIL', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2023',
    reason: 'Shut down',
    successor: 314159,
    source: 'ethereum-lists/chains',
  },
} as const satisfies Chain
