import type { Chain } from '../chain.ts'

/** SKALE | Chaos Testnet, chain id 1351057110. Gone: Shut down (2024-02). */
export const skaleChaosTestnet = {
  id: 1351057110,
  name: 'SKALE | Chaos Testnet',
  network: 'skale-chaos-testnet',
  slug: 'skale-chaos-testnet',
  shortName: 'chaos-tenet',
  rpcUrls: {
    default: { http: ['https://staging-v3.skalenodes.com/v1/staging-fast-active-bellatrix'] },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://staging-fast-active-bellatrix.explorer.staging-v3.skalenodes.com',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  testnet: true,
  status: 'removed',
  deprecation: { since: '2024-02', reason: 'Shut down', source: 'wevm/viem#1817' },
} as const satisfies Chain
