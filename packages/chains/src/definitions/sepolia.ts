import type { Chain } from '../chain.ts'

/** Sepolia, chain id 11155111. */
export const sepolia = {
  id: 11155111,
  name: 'Sepolia',
  network: 'sepolia',
  slug: 'sepolia',
  shortName: 'sep',
  rpcUrls: {
    default: { http: ['https://11155111.rpc.thirdweb.com'] },
    alchemy: {
      http: ['https://eth-sepolia.g.alchemy.com/v2'],
      webSocket: ['wss://eth-sepolia.g.alchemy.com/v2'],
    },
    infura: {
      http: ['https://sepolia.infura.io/v3'],
      webSocket: ['wss://sepolia.infura.io/ws/v3'],
    },
  },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 751532 },
    ensUniversalResolver: {
      address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee',
      blockCreated: 8928790,
    },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
