import type { Chain } from '../chain.ts'

/** Creditcoin, chain id 102030. */
export const creditCoin3Mainnet = {
  id: 102030,
  name: 'Creditcoin',
  network: 'creditcoin',
  slug: 'creditcoin',
  shortName: 'ctc',
  rpcUrls: {
    default: {
      http: ['https://mainnet3.creditcoin.network'],
      webSocket: ['wss://mainnet3.creditcoin.network'],
    },
  },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://creditcoin.blockscout.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0x47b51dc7b7bbb3d9eb12080e3da6e26125e8d75e', blockCreated: 4373631 },
  },
  nativeCurrency: { name: 'Creditcoin', symbol: 'CTC', decimals: 18 },
  status: 'active',
} as const satisfies Chain
