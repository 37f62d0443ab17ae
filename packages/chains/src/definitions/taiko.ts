import type { Chain } from '../chain.ts'

/** Taiko Mainnet, chain id 167000. */
export const taiko = {
  id: 167000,
  name: 'Taiko Mainnet',
  network: 'taiko',
  slug: 'taiko',
  shortName: 'tko-mainnet',
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.taiko.xyz'], webSocket: ['wss://ws.mainnet.taiko.xyz'] },
  },
  blockExplorers: { default: { name: 'Taikoscan', url: 'https://taikoscan.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 11269 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  status: 'active',
} as const satisfies Chain
