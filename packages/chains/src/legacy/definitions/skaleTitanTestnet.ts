import type { LegacyChain } from '../LegacyChain.ts'

/** SKALE | Titan Community Hub Testnet, chain id 1517929550, as in June 2023. */
export const skaleTitanTestnet = {
  id: 1517929550,
  name: 'SKALE | Titan Community Hub Testnet',
  network: 'skale-titan-testnet',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://staging-v3.skalenodes.com/v1/staging-aware-chief-gianfar'] },
    public: { http: ['https://staging-v3.skalenodes.com/v1/staging-aware-chief-gianfar'] },
  },
  blockExplorers: {
    etherscan: {
      name: 'SKALE Explorer',
      url: 'https://staging-aware-chief-gianfar.explorer.staging-v3.skalenodes.com',
    },
    default: {
      name: 'SKALE Explorer',
      url: 'https://staging-aware-chief-gianfar.explorer.staging-v3.skalenodes.com',
    },
  },
  contracts: {},
  testnet: true,
} as const satisfies LegacyChain
