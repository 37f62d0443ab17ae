import type { Chain } from '../chain.ts'

/** MegaETH, chain id 4326. */
export const megaeth = {
  id: 4326,
  name: 'MegaETH',
  network: 'megaeth',
  slug: 'megaeth',
  shortName: 'megaeth',
  rpcUrls: {
    default: {
      http: ['https://mainnet.megaeth.com/rpc'],
      webSocket: ['wss://mainnet.megaeth.com/ws'],
    },
  },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://mega.etherscan.io', eip3091: true },
    blockscout: { name: 'Blockscout', url: 'https://megaeth.blockscout.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 1_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
