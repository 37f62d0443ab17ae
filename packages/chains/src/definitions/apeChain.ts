import type { Chain } from '../chain.ts'

/** ApeChain, chain id 33139. */
export const apeChain = {
  id: 33139,
  name: 'ApeChain',
  network: 'apechain',
  slug: 'apechain',
  shortName: 'apechain',
  rpcUrls: {
    default: { http: ['https://rpc.apechain.com/http'], webSocket: ['wss://rpc.apechain.com/ws'] },
  },
  blockExplorers: { default: { name: 'Apescan', url: 'https://apescan.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 20889 },
  },
  nativeCurrency: { name: 'ApeCoin', symbol: 'APE', decimals: 18 },
  status: 'active',
  parent: { id: 42161, type: 'L2' },
} as const satisfies Chain
