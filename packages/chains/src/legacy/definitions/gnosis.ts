import type { LegacyChain } from '../LegacyChain.ts'

/** Gnosis, chain id 100, as in June 2023. */
export const gnosis = {
  id: 100,
  name: 'Gnosis',
  network: 'gnosis',
  nativeCurrency: { decimals: 18, name: 'Gnosis', symbol: 'xDAI' },
  rpcUrls: {
    default: { http: ['https://rpc.gnosischain.com'] },
    public: { http: ['https://rpc.gnosischain.com'] },
  },
  blockExplorers: {
    etherscan: { name: 'Gnosisscan', url: 'https://gnosisscan.io/' },
    default: { name: 'Gnosis Chain Explorer', url: 'https://blockscout.com/xdai/mainnet/' },
  },
} as const satisfies LegacyChain
