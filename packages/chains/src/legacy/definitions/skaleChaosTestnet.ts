import type { LegacyChain } from '../LegacyChain.ts'

/** SKALE | Chaos Testnet, chain id 1351057110, as in June 2023. */
export const skaleChaosTestnet = {
  id: 1351057110,
  name: 'SKALE | Chaos Testnet',
  network: 'skale-chaos-testnet',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://staging-v3.skalenodes.com/v1/staging-fast-active-bellatrix'] },
    public: { http: ['https://staging-v3.skalenodes.com/v1/staging-fast-active-bellatrix'] },
  },
  blockExplorers: {
    etherscan: {
      name: 'SKALE Explorer',
      url: 'https://staging-fast-active-bellatrix.explorer.staging-v3.skalenodes.com',
    },
    default: {
      name: 'SKALE Explorer',
      url: 'https://staging-fast-active-bellatrix.explorer.staging-v3.skalenodes.com',
    },
  },
  contracts: {},
  testnet: true,
} as const satisfies LegacyChain
