import type { Chain } from '../chain.ts'

/** 5ireChain Thunder Testnet, chain id 997. */
export const thunderTestnet = {
  id: 997,
  name: '5ireChain Thunder Testnet',
  network: '5ireChain',
  slug: '5irechain-thunder-testnet',
  shortName: 'T5ire',
  rpcUrls: { default: { http: ['https://rpc.testnet.5ire.network'] } },
  blockExplorers: { default: { name: '5ireScan', url: 'https://testnet.5irescan.io' } },
  nativeCurrency: { name: '5ire Token', symbol: '5IRE', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
