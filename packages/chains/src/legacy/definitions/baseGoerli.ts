import type { LegacyChain } from '../LegacyChain.ts'

/** Base Goerli, chain id 84531, as in June 2023. */
export const baseGoerli = {
  id: 84531,
  network: 'base-goerli',
  name: 'Base Goerli',
  nativeCurrency: { name: 'Base Goerli', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://goerli.base.org'] },
    public: { http: ['https://goerli.base.org'] },
  },
  blockExplorers: {
    etherscan: { name: 'Basescan', url: 'https://goerli.basescan.org' },
    default: { name: 'Basescan', url: 'https://goerli.basescan.org' },
  },
  testnet: true,
} as const satisfies LegacyChain
