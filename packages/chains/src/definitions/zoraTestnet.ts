import type { Chain } from '../chain.ts'

/** Zora Goerli Testnet, chain id 999. Deprecated: Shut down with Goerli (2024). */
export const zoraTestnet = {
  id: 999,
  name: 'Zora Goerli Testnet',
  network: 'zora-testnet',
  slug: 'zora-goerli-testnet',
  rpcUrls: {
    default: {
      http: ['https://testnet.rpc.zora.energy'],
      webSocket: ['wss://testnet.rpc.zora.energy'],
    },
  },
  blockExplorers: {
    default: { name: 'Zora Explorer', url: 'https://testnet.explorer.zora.energy' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 189123 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2024',
    reason: 'Shut down with Goerli',
    successor: 999999999,
    source: 'thirdweb-dev/js#3439',
  },
  parent: { id: 5, type: 'L2' },
} as const satisfies Chain
