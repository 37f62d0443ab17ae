/** The settings of the build. This file alone reads `import.meta.env`. */
type Env = {
  /** Address of the gateway; undefined for the provider's hosted one. */
  gatewayUrl: string | undefined
  /** Test networks are offered only when it is exactly `true` (behaviour/payments#networks). */
  testnets: string | undefined
  /** Node of the local chain, where the dev server has started one. */
  devnetRpcUrl: string | undefined
  /** The WalletConnect project that pairing is counted under; undefined for the demo's placeholder. */
  walletConnectProjectId: string | undefined
  /** SHA-256 of the `verify.html` that was built with the app, in hexadecimal; undefined in development. */
  verifyPageSha256: string | undefined
}

const read = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const gatewayUrl = read(import.meta.env['VITE_GATEWAY_URL'])

export const env: Env = {
  gatewayUrl: gatewayUrl && new URL(gatewayUrl, window.location.href).href,
  testnets: read(import.meta.env['VITE_ENABLE_TESTNETS']),
  devnetRpcUrl: read(import.meta.env['VITE_DEVNET_RPC_URL']),
  walletConnectProjectId: read(import.meta.env['VITE_WALLETCONNECT_PROJECT_ID']),
  verifyPageSha256: read(import.meta.env['VITE_VERIFY_PAGE_SHA256']),
}
