import type { Chain } from '../chain.ts'

/** Shardeum Sphinx, chain id 8082. Deprecated: Shut down and its id reused. */
export const shardeumSphinx = {
  id: 8082,
  name: 'Shardeum Sphinx',
  network: 'shmSphinx',
  slug: 'shardeum-sphinx',
  shortName: 'Sphinx10',
  rpcUrls: { default: { http: ['https://sphinx.shardeum.org'] } },
  blockExplorers: {
    default: {
      name: 'Shardeum Explorer',
      url: 'https://explorer-sphinx.shardeum.org',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'Shardeum', symbol: 'SHM', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: { reason: 'Shut down and its id reused', source: 'ethereum-lists/chains' },
} as const satisfies Chain
