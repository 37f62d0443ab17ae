import type { Chain } from '../chain.ts'

/** Evmos, chain id 9001. Deprecated: Shut down (2026-05-18). */
export const evmos = {
  id: 9001,
  name: 'Evmos',
  network: 'evmos',
  slug: 'evmos',
  shortName: 'evmos',
  rpcUrls: { default: { http: ['https://eth.bd.evmos.org:8545'] } },
  blockExplorers: { default: { name: 'Evmos Explorer', url: 'https://escan.live' } },
  nativeCurrency: { name: 'Evmos', symbol: 'EVMOS', decimals: 18 },
  status: 'deprecated',
  deprecation: {
    since: '2026-05-18',
    reason: 'Shut down',
    source: 'ethstorage/web3url-gateway#98',
  },
} as const satisfies Chain
