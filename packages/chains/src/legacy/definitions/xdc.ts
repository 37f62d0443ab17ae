import type { LegacyChain } from '../LegacyChain.ts'

/** XinFin Network, chain id 50, as in June 2023. */
export const xdc = {
  id: 50,
  name: 'XinFin Network',
  network: 'xdc',
  nativeCurrency: { decimals: 18, name: 'XDC', symbol: 'XDC' },
  rpcUrls: {
    default: { http: ['https://rpc.xinfin.network'] },
    public: { http: ['https://rpc.xinfin.network'] },
  },
  blockExplorers: {
    xinfin: { name: 'XinFin', url: 'https://explorer.xinfin.network' },
    default: { name: 'Blocksscan', url: 'https://xdc.blocksscan.io' },
  },
} as const satisfies LegacyChain
