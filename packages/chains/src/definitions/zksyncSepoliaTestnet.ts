import type { Chain } from '../chain.ts'

/** ZKsync Sepolia Testnet, chain id 300. */
export const zksyncSepoliaTestnet = {
  id: 300,
  name: 'ZKsync Sepolia Testnet',
  network: 'zksync-sepolia-testnet',
  slug: 'zksync-sepolia-testnet',
  shortName: 'zksync-sepolia',
  rpcUrls: {
    default: {
      http: ['https://sepolia.era.zksync.dev'],
      webSocket: ['wss://sepolia.era.zksync.dev/ws'],
    },
  },
  blockExplorers: {
    default: { name: 'ZKsync Explorer', url: 'https://sepolia.explorer.zksync.io' },
  },
  contracts: { multicall3: { address: '0xf9cda624fbc7e059355ce98a31693d299facd963' } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 200,
  testnet: true,
  status: 'active',
  parent: { id: 11155111, type: 'L2' },
} as const satisfies Chain
