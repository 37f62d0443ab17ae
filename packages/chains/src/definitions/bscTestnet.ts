import type { Chain } from '../chain.ts'

/** BNB Smart Chain Testnet, chain id 97. */
export const bscTestnet = {
  id: 97,
  name: 'BNB Smart Chain Testnet',
  network: 'bsc-testnet',
  slug: 'bsc-testnet',
  shortName: 'bnbt',
  rpcUrls: { default: { http: ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'] } },
  blockExplorers: {
    default: { name: 'BscScan', url: 'https://testnet.bscscan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 17422483 },
  },
  nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
