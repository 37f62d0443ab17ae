import type { Chain } from '../chain.ts'

/** Robinhood Chain Testnet, chain id 46630. */
export const robinhoodTestnet = {
  id: 46630,
  name: 'Robinhood Chain Testnet',
  network: 'robinhood-chain-testnet',
  slug: 'robinhood-chain-testnet',
  shortName: 'robinhoodchaintestnet',
  rpcUrls: { default: { http: ['https://rpc.testnet.chain.robinhood.com'] } },
  blockExplorers: {
    default: {
      name: 'Robinhood Explorer',
      url: 'https://explorer.testnet.chain.robinhood.com',
      eip3091: true,
    },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
