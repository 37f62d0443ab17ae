import type { Chain } from '../chain.ts'

/** Filecoin Calibration, chain id 314159. */
export const filecoinCalibration = {
  id: 314159,
  name: 'Filecoin Calibration',
  network: 'filecoin-calibration',
  slug: 'filecoin-calibration',
  shortName: 'filecoin-calibration',
  rpcUrls: { default: { http: ['https://api.calibration.node.glif.io/rpc/v1'] } },
  blockExplorers: { default: { name: 'Filscan', url: 'https://calibration.filscan.io' } },
  nativeCurrency: { name: 'Filecoin', symbol: 'tFIL', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
