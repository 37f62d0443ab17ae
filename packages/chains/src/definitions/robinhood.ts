import type { Chain } from '../chain.ts'

/** Robinhood Chain, chain id 4663. */
export const robinhood = {
  id: 4663,
  name: 'Robinhood Chain',
  network: 'robinhood-chain',
  slug: 'robinhood-chain',
  shortName: 'robinhoodchain',
  rpcUrls: {
    default: {
      http: ['https://rpc.mainnet.chain.robinhood.com', 'https://rpc.ordofi.network'],
      webSocket: ['wss://rpc.ordofi.network'],
    },
  },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://robinhoodchain.blockscout.com', eip3091: true },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 100,
  status: 'active',
} as const satisfies Chain
