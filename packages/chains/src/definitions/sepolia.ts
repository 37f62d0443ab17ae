import type { Chain } from '../chain.ts'

/** Sepolia, chain id 11155111. */
export const sepolia = {
  id: 11155111,
  name: 'Sepolia',
  network: 'sepolia',
  slug: 'sepolia',
  shortName: 'sep',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://11155111.rpc.thirdweb.com'] },
  },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io', eip3091: true },
  },
  testnet: true,
  status: 'active',
  safe: ['1.3.0', '1.4.1', '1.5.0'],
} as const satisfies Chain
