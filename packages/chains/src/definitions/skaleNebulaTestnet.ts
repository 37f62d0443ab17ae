import type { Chain } from '../chain.ts'

/** SKALE | Nebula Gaming Hub Testnet, chain id 503129905. Gone: Moved to another id (2024-02). */
export const skaleNebulaTestnet = {
  id: 503129905,
  name: 'SKALE | Nebula Gaming Hub Testnet',
  network: 'skale-nebula-testnet',
  slug: 'skale-nebula-gaming-hub-testnet',
  shortName: 'deprecated-nebula-testnet',
  rpcUrls: {
    default: { http: ['https://staging-v3.skalenodes.com/v1/staging-faint-slimy-achird'] },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://staging-faint-slimy-achird.explorer.staging-v3.skalenodes.com',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  testnet: true,
  status: 'removed',
  deprecation: {
    since: '2024-02',
    reason: 'Moved to another id',
    successor: 37084624,
    source: 'wevm/viem#1817',
  },
} as const satisfies Chain
