import type { Chain } from '../chain.ts'

/** Taraxa Testnet, chain id 842. Deprecated: Shut down with Taraxa (2026-03). */
export const taraxaTestnet = {
  id: 842,
  name: 'Taraxa Testnet',
  network: 'taraxa-testnet',
  slug: 'taraxa-testnet',
  shortName: 'taratest',
  rpcUrls: { default: { http: ['https://rpc.testnet.taraxa.io'] } },
  blockExplorers: {
    default: { name: 'Taraxa Explorer', url: 'https://explorer.testnet.taraxa.io' },
  },
  nativeCurrency: { name: 'Tara', symbol: 'TARA', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2026-03',
    reason: 'Shut down with Taraxa',
    source: 'DefiLlama/DefiLlama-Adapters#19559',
  },
} as const satisfies Chain
