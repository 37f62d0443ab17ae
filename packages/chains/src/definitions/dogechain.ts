import type { Chain } from '../chain.ts'

/** Dogechain, chain id 2000. Deprecated: Shut down (2026-08-08). */
export const dogechain = {
  id: 2000,
  name: 'Dogechain',
  network: 'dogechain',
  slug: 'dogechain',
  shortName: 'dc',
  rpcUrls: { default: { http: ['https://rpc.dogechain.dog'] } },
  blockExplorers: {
    default: { name: 'Dogechain Explorer', url: 'https://explorer.dogechain.dog', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0x68a8609a60a008efa633dfdec592c03b030cc508', blockCreated: 25384031 },
  },
  nativeCurrency: { name: 'Wrapped Dogecoin', symbol: 'WDOGE', decimals: 18 },
  status: 'deprecated',
  deprecation: { since: '2026-08-08', reason: 'Shut down', source: '@defillama/sdk' },
} as const satisfies Chain
