import type { FurtherChains } from './build/furtherChains.ts'

/** The settings of the build. This file alone reads `import.meta.env`. */
type Env = {
  /** Address of the gateway; undefined for the provider's hosted one. */
  gatewayUrl: string | undefined
  /** Test networks are offered only when it is exactly `true` (behaviour/payments#networks). */
  testnets: string | undefined
  /** Node of the local chain, where the dev server has started one. */
  devnetRpcUrl: string | undefined
  /** Chains that were named for this build, as the build has read them. */
  further: FurtherChains['chains']
  /** Gateways of single chains, by the chain's id. */
  gatewayUrls: FurtherChains['gatewayUrls']
  /** The WalletConnect project that pairing is counted under; undefined for the demo's placeholder. */
  walletConnectProjectId: string | undefined
  /** SHA-256 of the `verify.html` that was built with the app, in hexadecimal; undefined in development. */
  verifyPageSha256: string | undefined
}

const read = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const gatewayUrl = read(import.meta.env['VITE_GATEWAY_URL'])

const furtherChains = import.meta.env['VITE_CHAINS'] as FurtherChains | undefined

/** What the build was told, read once. */
export const env: Env = {
  gatewayUrl: gatewayUrl && new URL(gatewayUrl, window.location.href).href,
  testnets: read(import.meta.env['VITE_ENABLE_TESTNETS']),
  devnetRpcUrl: read(import.meta.env['VITE_DEVNET_RPC_URL']),
  // The build has put what it read in the place of the variable (buildChainsPlugin.ts).
  further: furtherChains?.chains ?? [],
  gatewayUrls: furtherChains?.gatewayUrls ?? {},
  walletConnectProjectId: read(import.meta.env['VITE_WALLETCONNECT_PROJECT_ID']),
  verifyPageSha256: read(import.meta.env['VITE_VERIFY_PAGE_SHA256']),
}
