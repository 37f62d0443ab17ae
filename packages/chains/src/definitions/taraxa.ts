import type { Chain } from '../chain.ts'

/** Taraxa Mainnet, chain id 841. Deprecated: Shut down (2026-03-09). */
export const taraxa = {
  id: 841,
  name: 'Taraxa Mainnet',
  network: 'taraxa',
  slug: 'taraxa',
  shortName: 'tara',
  rpcUrls: { default: { http: ['https://rpc.mainnet.taraxa.io'] } },
  blockExplorers: {
    default: { name: 'Taraxa Explorer', url: 'https://explorer.mainnet.taraxa.io' },
  },
  nativeCurrency: { name: 'Tara', symbol: 'TARA', decimals: 18 },
  status: 'deprecated',
  deprecation: {
    since: '2026-03-09',
    reason: 'Shut down',
    source: 'DefiLlama/DefiLlama-Adapters#19559',
  },
} as const satisfies Chain
