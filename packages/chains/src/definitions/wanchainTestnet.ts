import type { Chain } from '../chain.ts'

/** Wanchain Testnet, chain id 999. */
export const wanchainTestnet = {
  id: 999,
  name: 'Wanchain Testnet',
  network: 'wanchainTestnet',
  slug: 'wanchain-testnet',
  shortName: 'twan',
  rpcUrls: { default: { http: ['https://gwan-ssl.wandevs.org:46891'] } },
  blockExplorers: { default: { name: 'WanScan', url: 'https://wanscan.org' } },
  contracts: {
    multicall3: { address: '0x11c89bf4496c39fb80535ffb4c92715839cc5324', blockCreated: 24743448 },
  },
  nativeCurrency: { name: 'Wanchain', symbol: 'WANt', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
