import type { Chain } from '../chain.ts'

/** Sei Network, chain id 1329. */
export const sei = {
  id: 1329,
  name: 'Sei Network',
  network: 'sei-network',
  slug: 'sei-network',
  shortName: 'sei',
  rpcUrls: {
    default: { http: ['https://evm-rpc.sei-apis.com'], webSocket: ['wss://evm-ws.sei-apis.com'] },
  },
  blockExplorers: { default: { name: 'Seiscan', url: 'https://seiscan.io', eip3091: true } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
  status: 'active',
} as const satisfies Chain
