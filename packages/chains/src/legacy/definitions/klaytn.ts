import type { LegacyChain } from '../LegacyChain.ts'

/** Klaytn, chain id 8217, as in June 2023. */
export const klaytn = {
  id: 8217,
  name: 'Klaytn',
  network: 'klaytn',
  nativeCurrency: { decimals: 18, name: 'Klaytn', symbol: 'KLAY' },
  rpcUrls: {
    default: { http: ['https://cypress.fautor.app/archive'] },
    public: { http: ['https://cypress.fautor.app/archive'] },
  },
  blockExplorers: {
    etherscan: { name: 'KlaytnScope', url: 'https://scope.klaytn.com' },
    default: { name: 'KlaytnScope', url: 'https://scope.klaytn.com' },
  },
} as const satisfies LegacyChain
