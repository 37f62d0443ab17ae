/** Which code may import which: read by the lint configuration and by `house.test.ts`. */

/** Which package may import which in what it publishes. A package that is missing here imports no other. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/connect-kit': ['@ghost-pay/chains'],
  'packages/gateway-client': ['@ghost-pay/gateway-wire'],
  'packages/gateway-testing': ['@ghost-pay/gateway-client', '@ghost-pay/safe-protocol'],
  'packages/local-gateway': ['@ghost-pay/gateway-wire', '@ghost-pay/safe-protocol'],
  'packages/payments': ['@ghost-pay/safe-protocol'],
  'packages/safe-account': [
    '@ghost-pay/gateway-client',
    '@ghost-pay/payments',
    '@ghost-pay/safe-protocol',
  ],
  'packages/local-chain': ['@ghost-pay/safe-protocol'],
  'packages/devnet': [
    '@ghost-pay/local-chain',
    '@ghost-pay/local-gateway',
    '@ghost-pay/test-wallet',
  ],
  'apps/ghost-pay': [
    '@ghost-pay/chains',
    '@ghost-pay/connect-kit',
    '@ghost-pay/gateway-client',
    '@ghost-pay/local-gateway',
    '@ghost-pay/payments',
    '@ghost-pay/safe-account',
    '@ghost-pay/safe-protocol',
    '@ghost-pay/wallet-marks',
  ],
}

/**
 * Packages that are built into what a package publishes, so that whoever installs it does not need them: files of theirs are
 * imported, and they are development dependencies.
 */
export const isBuiltIn: Readonly<Record<string, readonly string[]>> = {
  'packages/chains': ['@web3icons/core'],
  'packages/wallet-marks': ['@web3icons/core'],
}

/** The layers of connect-kit, lowest first. A file imports from its own folder and from lower layers. */
export const kitLayers: readonly (readonly string[])[] = [
  ['copy', 'doctor', 'errors', 'format', 'languages', 'limits', 'platform', 'theme'],
  ['wallets', 'walletconnect', 'connection', 'transactions'],
  ['context', 'ui'],
  ['connect-button', 'connect-modal', 'account-modal', 'chain-modal', 'sign-in'],
  ['provider'],
]

/** From this layer on, the folders of a layer do not import each other: one dialog knows nothing of another. */
export const firstSeparateLayer = 3
