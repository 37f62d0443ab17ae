import type { LegacyChain } from '../LegacyChain.ts'

/** SKALE | Exorde, chain id 2139927552, as in June 2023. */
export const skaleExorde = {
  id: 2139927552,
  name: 'SKALE | Exorde',
  network: 'skale-exorde',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/light-vast-diphda'] },
    public: { http: ['https://mainnet.skalenodes.com/v1/light-vast-diphda'] },
  },
  blockExplorers: {
    etherscan: {
      name: 'SKALE Explorer',
      url: 'https://light-vast-diphda.explorer.mainnet.skalenodes.com',
    },
    default: {
      name: 'SKALE Explorer',
      url: 'https://light-vast-diphda.explorer.mainnet.skalenodes.com',
    },
  },
  contracts: {},
} as const satisfies LegacyChain
