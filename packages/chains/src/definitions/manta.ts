import type { Chain } from '../chain.ts'

/** Manta Pacific Mainnet, chain id 169. */
export const manta = {
  id: 169,
  name: 'Manta Pacific Mainnet',
  network: 'manta-pacific',
  slug: 'manta-pacific',
  shortName: 'manta',
  rpcUrls: { default: { http: ['https://pacific-rpc.manta.network/http'] } },
  blockExplorers: {
    default: { name: 'Manta Explorer', url: 'https://pacific-explorer.manta.network' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 332890 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  status: 'active',
} as const satisfies Chain
