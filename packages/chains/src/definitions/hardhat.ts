import type { Chain } from '../chain.ts'

/** Hardhat, chain id 31337. */
export const hardhat = {
  id: 31337,
  name: 'Hardhat',
  network: 'hardhat',
  slug: 'hardhat',
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  status: 'active',
} as const satisfies Chain
