import type { Chain } from '../chain.ts'

/** Hoodi, chain id 560048. */
export const hoodi = {
  id: 560048,
  name: 'Hoodi',
  network: 'hoodi',
  slug: 'hoodi',
  shortName: 'hoe',
  rpcUrls: { default: { http: ['https://rpc.hoodi.ethpandaops.io'] } },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://hoodi.etherscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2589 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
