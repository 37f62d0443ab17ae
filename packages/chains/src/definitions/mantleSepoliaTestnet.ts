import type { Chain } from '../chain.ts'

/** Mantle Sepolia Testnet, chain id 5003. */
export const mantleSepoliaTestnet = {
  id: 5003,
  name: 'Mantle Sepolia Testnet',
  network: 'mantle-sepolia-testnet',
  slug: 'mantle-sepolia-testnet',
  shortName: 'mnt-sep',
  rpcUrls: { default: { http: ['https://rpc.sepolia.mantle.xyz'] } },
  blockExplorers: {
    default: { name: 'Mantle Explorer', url: 'https://explorer.sepolia.mantle.xyz' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4584012 },
  },
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
