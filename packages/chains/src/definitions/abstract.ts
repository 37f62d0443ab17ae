import type { Chain } from '../chain.ts'

/** Abstract, chain id 2741. */
export const abstract = {
  id: 2741,
  name: 'Abstract',
  network: 'abstract',
  slug: 'abstract',
  shortName: 'abstract',
  rpcUrls: {
    default: { http: ['https://api.mainnet.abs.xyz'], webSocket: ['wss://api.mainnet.abs.xyz/ws'] },
  },
  blockExplorers: {
    default: { name: 'Abscan', url: 'https://abscan.org', eip3091: true },
    native: { name: 'Abstract Explorer', url: 'https://explorer.mainnet.abs.xyz' },
  },
  contracts: {
    multicall3: { address: '0xaa4de41dba0ca5dcbb288b7cc6b708f3aac759e7', blockCreated: 5288 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 200,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
