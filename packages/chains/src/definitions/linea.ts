import type { Chain } from '../chain.ts'

/** Linea Mainnet, chain id 59144. */
export const linea = {
  id: 59144,
  name: 'Linea Mainnet',
  network: 'linea',
  slug: 'linea',
  shortName: 'linea',
  rpcUrls: {
    default: { http: ['https://rpc.linea.build'], webSocket: ['wss://rpc.linea.build'] },
    infura: {
      http: ['https://linea-mainnet.infura.io/v3'],
      webSocket: ['wss://linea-mainnet.infura.io/ws/v3'],
    },
  },
  blockExplorers: { default: { name: 'Lineascan', url: 'https://lineascan.build', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 42 },
    ensRegistry: { address: '0x50130b669b28c339991d8676fa73cf122a121267', blockCreated: 6682888 },
    ensUniversalResolver: {
      address: '0x4d41762915f83c76ecaf6776d9b08076aa32b492',
      blockCreated: 22222151,
    },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  ensTlds: ['.linea.eth'],
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
