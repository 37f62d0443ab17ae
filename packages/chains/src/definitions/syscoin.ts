import type { Chain } from '../chain.ts'

/** Syscoin Mainnet, chain id 57. */
export const syscoin = {
  id: 57,
  name: 'Syscoin Mainnet',
  network: 'syscoin',
  slug: 'syscoin',
  shortName: 'sys',
  rpcUrls: {
    default: { http: ['https://rpc.syscoin.org'], webSocket: ['wss://rpc.syscoin.org/wss'] },
  },
  blockExplorers: {
    default: { name: 'Syscoin Explorer', url: 'https://explorer.syscoin.org', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 287139 },
  },
  nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 },
  status: 'active',
} as const satisfies Chain
