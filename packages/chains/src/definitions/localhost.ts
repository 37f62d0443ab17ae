import type { Chain } from '../chain.ts'

/** Localhost, chain id 1337. */
export const localhost = {
  id: 1337,
  name: 'Localhost',
  network: 'localhost',
  slug: 'localhost',
  shortName: 'geth',
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
