import type { Chain } from '../chain.ts'

/** Telos Testnet, chain id 41. */
export const telosTestnet = {
  id: 41,
  name: 'Telos Testnet',
  network: 'telosTestnet',
  slug: 'telos-testnet',
  shortName: 'TelosEVMTestnet',
  rpcUrls: { default: { http: ['https://rpc.testnet.telos.net'] } },
  blockExplorers: {
    default: { name: 'Teloscan', url: 'https://testnet.teloscan.io', eip3091: true },
  },
  nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
