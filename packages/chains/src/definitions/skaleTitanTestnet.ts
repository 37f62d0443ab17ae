import type { Chain } from '../chain.ts'

/** SKALE | Titan Community Hub Testnet, chain id 1517929550. Gone: Moved to another id (2024-02). */
export const skaleTitanTestnet = {
  id: 1517929550,
  name: 'SKALE | Titan Community Hub Testnet',
  network: 'skale-titan-testnet',
  slug: 'skale-titan-community-hub-testnet',
  shortName: 'deprecated-titan-testnet',
  rpcUrls: {
    default: { http: ['https://staging-v3.skalenodes.com/v1/staging-aware-chief-gianfar'] },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://staging-aware-chief-gianfar.explorer.staging-v3.skalenodes.com',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  testnet: true,
  status: 'removed',
  deprecation: {
    since: '2024-02',
    reason: 'Moved to another id',
    successor: 1020352220,
    source: 'wevm/viem#1817',
  },
} as const satisfies Chain
