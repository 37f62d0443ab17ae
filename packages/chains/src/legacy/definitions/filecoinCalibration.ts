import type { LegacyChain } from '../LegacyChain.ts'

/** Filecoin Calibration, chain id 314159, as in June 2023. */
export const filecoinCalibration = {
  id: 314159,
  name: 'Filecoin Calibration',
  network: 'filecoin-calibration',
  nativeCurrency: { decimals: 18, name: 'testnet filecoin', symbol: 'tFIL' },
  rpcUrls: {
    default: { http: ['https://api.calibration.node.glif.io/rpc/v1'] },
    public: { http: ['https://api.calibration.node.glif.io/rpc/v1'] },
  },
  blockExplorers: { default: { name: 'Filscan', url: 'https://calibration.filscan.io' } },
} as const satisfies LegacyChain
