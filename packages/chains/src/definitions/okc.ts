import type { Chain } from '../chain.ts'

/** OKC, chain id 66. Deprecated: Replaced by X Layer (2025-11). */
export const okc = {
  id: 66,
  name: 'OKC',
  network: 'okc',
  slug: 'okc',
  shortName: 'okt',
  rpcUrls: { default: { http: ['https://exchainrpc.okex.org'] } },
  blockExplorers: { default: { name: 'OKLink', url: 'https://www.oklink.com/okc' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 10364792 },
  },
  nativeCurrency: { name: 'OKT', symbol: 'OKT', decimals: 18 },
  status: 'deprecated',
  deprecation: {
    since: '2025-11',
    reason: 'Replaced by X Layer',
    successor: 196,
    source: 'OneKeyHQ/app-monorepo#11654',
  },
} as const satisfies Chain
