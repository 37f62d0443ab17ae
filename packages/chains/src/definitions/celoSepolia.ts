import type { Chain } from '../chain.ts'

/** Celo Sepolia Testnet, chain id 11142220. */
export const celoSepolia = {
  id: 11142220,
  name: 'Celo Sepolia Testnet',
  network: 'celo-sepolia-testnet',
  slug: 'celo-sepolia-testnet',
  shortName: 'celo-sep',
  rpcUrls: { default: { http: ['https://forno.celo-sepolia.celo-testnet.org'] } },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://celo-sepolia.blockscout.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1 },
  },
  nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 },
  blockTime: 1_000,
  testnet: true,
  status: 'active',
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
