import type { Chain } from '../chain.ts'

/** SKALE | Calypso NFT Hub Testnet, chain id 344106930. Gone: Moved to another id (2024-02). */
export const skaleCalypsoTestnet = {
  id: 344106930,
  name: 'SKALE | Calypso NFT Hub Testnet',
  network: 'skale-calypso-testnet',
  slug: 'skale-calypso-nft-hub-testnet',
  shortName: 'deprected-calypso-testnet',
  rpcUrls: {
    default: { http: ['https://staging-v3.skalenodes.com/v1/staging-utter-unripe-menkar'] },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://staging-utter-unripe-menkar.explorer.staging-v3.skalenodes.com',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  testnet: true,
  status: 'removed',
  deprecation: {
    since: '2024-02',
    reason: 'Moved to another id',
    successor: 974399131,
    source: 'wevm/viem#1817',
  },
} as const satisfies Chain
