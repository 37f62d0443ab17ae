import type { LegacyChain } from '../LegacyChain.ts'

/** SKALE | Crypto Colosseum, chain id 2046399126, as in June 2023. */
export const skaleCryptoColosseum = {
  id: 2046399126,
  name: 'SKALE | Crypto Colosseum',
  network: 'skale-crypto-coloseeum',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/haunting-devoted-deneb'] },
    public: { http: ['https://mainnet.skalenodes.com/v1/haunting-devoted-deneb'] },
  },
  blockExplorers: {
    etherscan: {
      name: 'SKALE Explorer',
      url: 'https://haunting-devoted-deneb.explorer.mainnet.skalenodes.com',
    },
    default: {
      name: 'SKALE Explorer',
      url: 'https://haunting-devoted-deneb.explorer.mainnet.skalenodes.com',
    },
  },
  contracts: {},
} as const satisfies LegacyChain
