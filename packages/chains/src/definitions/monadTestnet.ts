import type { Chain } from '../chain.ts'

/** Monad Testnet, chain id 10143. */
export const monadTestnet = {
  id: 10143,
  name: 'Monad Testnet',
  network: 'monad-testnet',
  slug: 'monad-testnet',
  shortName: 'mon-testnet',
  rpcUrls: { default: { http: ['https://testnet-rpc.monad.xyz'] } },
  blockExplorers: { default: { name: 'Monad Explorer', url: 'https://testnet.monadexplorer.com' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 251449 },
  },
  nativeCurrency: { name: 'Monad', symbol: 'MON', decimals: 18 },
  blockTime: 300,
  testnet: true,
  status: 'active',
} as const satisfies Chain
