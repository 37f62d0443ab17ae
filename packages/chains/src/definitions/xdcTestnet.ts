import type { Chain } from '../chain.ts'

/** Apothem Network, chain id 51. */
export const xdcTestnet = {
  id: 51,
  name: 'Apothem Network',
  network: 'xdc-testnet',
  slug: 'apothem-network',
  shortName: 'txdc',
  rpcUrls: { default: { http: ['https://erpc.apothem.network'] } },
  blockExplorers: {
    default: { name: 'XDCScan', url: 'https://testnet.xdcscan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 59765389 },
  },
  nativeCurrency: { name: 'TXDC', symbol: 'TXDC', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
