import type { Chain } from '../chain.ts'

/** zkSync Era Testnet, chain id 280. Gone: Shut down with Goerli (2024). */
export const zkSyncTestnet = {
  id: 280,
  name: 'zkSync Era Testnet',
  network: 'zksync-era-testnet',
  slug: 'zksync-era-testnet',
  shortName: 'zksync-goerli',
  rpcUrls: {
    default: {
      http: ['https://testnet.era.zksync.dev'],
      webSocket: ['wss://testnet.era.zksync.dev/ws'],
    },
  },
  blockExplorers: {
    default: { name: 'zkSync Explorer', url: 'https://goerli.explorer.zksync.io', eip3091: true },
  },
  contracts: { multicall3: { address: '0xf9cda624fbc7e059355ce98a31693d299facd963' } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'removed',
  deprecation: {
    since: '2024',
    reason: 'Shut down with Goerli',
    successor: 300,
    source: 'ethereum-lists/chains',
  },
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
