import type { Chain } from '../chain.ts'

/** SKALE | Human Protocol, chain id 1273227453. Deprecated: Marked deprecated by viem. */
export const skaleHumanProtocol = {
  id: 1273227453,
  name: 'SKALE | Human Protocol',
  network: 'skale-human-protocol',
  slug: 'skale-human-protocol',
  shortName: 'human-mainnet',
  rpcUrls: {
    default: {
      http: ['https://mainnet.skalenodes.com/v1/wan-red-ain'],
      webSocket: ['wss://mainnet.skalenodes.com/v1/ws/wan-red-ain'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://wan-red-ain.explorer.mainnet.skalenodes.com',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  status: 'deprecated',
  deprecation: { reason: 'Marked deprecated by viem', source: 'viem' },
} as const satisfies Chain
