import type { Chain } from '../chain.ts'

/** IoTeX, chain id 4689. */
export const iotex = {
  id: 4689,
  name: 'IoTeX',
  network: 'iotex',
  slug: 'iotex',
  shortName: 'iotex-mainnet',
  rpcUrls: {
    default: {
      http: ['https://babel-api.mainnet.iotex.io'],
      webSocket: ['wss://babel-api.mainnet.iotex.io'],
    },
  },
  blockExplorers: { default: { name: 'IoTeXScan', url: 'https://iotexscan.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 22163670 },
  },
  nativeCurrency: { name: 'IoTeX', symbol: 'IOTX', decimals: 18 },
  status: 'active',
} as const satisfies Chain
