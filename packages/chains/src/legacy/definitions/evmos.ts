import type { LegacyChain } from '../LegacyChain.ts'

/** Evmos, chain id 9001, as in June 2023. */
export const evmos = {
  id: 9001,
  name: 'Evmos',
  network: 'evmos',
  nativeCurrency: { decimals: 18, name: 'Evmos', symbol: 'EVMOS' },
  rpcUrls: {
    default: { http: ['https://eth.bd.evmos.org:8545'] },
    public: { http: ['https://eth.bd.evmos.org:8545'] },
  },
  blockExplorers: { default: { name: 'Evmos Block Explorer', url: 'https://escan.live/' } },
} as const satisfies LegacyChain
