import type { Chain } from '../chain.ts'

/** Lisk, chain id 1135. */
export const lisk = {
  id: 1135,
  name: 'Lisk',
  network: 'lisk',
  slug: 'lisk',
  shortName: 'lisk',
  rpcUrls: { default: { http: ['https://rpc.api.lisk.com'] } },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://blockscout.lisk.com', eip3091: true },
  },
  contracts: { multicall3: { address: '0xa9d71e1dd7ca26f26e656e66d6aa81ed7f745bf0' } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
