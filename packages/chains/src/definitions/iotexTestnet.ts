import type { Chain } from '../chain.ts'

/** IoTeX Testnet, chain id 4690. */
export const iotexTestnet = {
  id: 4690,
  name: 'IoTeX Testnet',
  network: 'iotex-testnet',
  slug: 'iotex-testnet',
  shortName: 'iotex-testnet',
  rpcUrls: {
    default: {
      http: ['https://babel-api.testnet.iotex.io'],
      webSocket: ['wss://babel-api.testnet.iotex.io'],
    },
  },
  blockExplorers: {
    default: { name: 'IoTeXScan', url: 'https://testnet.iotexscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xb5cecd6894c6f473ec726a176f1512399a2e355d', blockCreated: 24347592 },
  },
  nativeCurrency: { name: 'IoTeX', symbol: 'IOTX', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
