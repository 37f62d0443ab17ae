/**
 * The public names that nothing in this repository uses, each with the reason why somebody who installs the package would miss it.
 * `publicNames.test.ts` refuses a public value that is neither used outside of its package nor listed here, and a line here that
 * has become needless.
 */

/** Names that are public for people outside of this repository. */
export type ForStrangers = {
  /** Import specifier of the entry point; every entry point when absent. */
  specifier?: string
  /** The names; or every name that ends like this; or every name that comes from this file or folder of `src/`. */
  names: readonly string[] | { ending: string } | { from: string }
  /** What would be missing without them. */
  reason: string
}

/** The list. */
export const forStrangers: readonly ForStrangers[] = [
  {
    names: { ending: 'Error' },
    reason: 'a program tells failures apart by class, not by text',
  },
  {
    specifier: '@ghost-pay/chains',
    names: { from: 'definitions' },
    reason: 'a dApp imports the chains that it serves, one by one',
  },
  {
    specifier: '@ghost-pay/chains',
    names: ['collisions', 'defaultChains', 'defineChain'],
    reason:
      'a dApp asks which chain to trust, starts with the default list, and adds a chain of its own',
  },
  {
    specifier: '@ghost-pay/chains/lookup',
    names: ['getChainByCaip2', 'getChainBySlug'],
    reason: 'a URL or a CAIP-2 id names a chain',
  },
  {
    specifier: '@ghost-pay/chains/meta',
    names: ['getChainMeta', 'searchChains'],
    reason: 'a chain picker with search',
  },
  {
    specifier: '@ghost-pay/chains/rpc',
    names: ['isPublicUrl', 'probeRpcUrl'],
    reason: 'a field in which a person enters the address of a node',
  },
  {
    specifier: '@ghost-pay/chains/icons',
    names: ['getChainIconColor', 'getChainIconFile', 'getChainMonogram'],
    reason: 'a server or a build step draws the icons itself',
  },
  ...['op-stack', 'celo', 'zksync', 'linea'].map((stack): ForStrangers => ({
    specifier: `@ghost-pay/chains/${stack}`,
    names: { from: '' },
    reason: 'the chains of a stack with the fees and formatters that viem has for it',
  })),
  {
    specifier: '@ghost-pay/chains/legacy',
    names: { from: 'legacy' },
    reason: 'the historic table to the letter, for a dApp that has used it',
  },
  {
    specifier: '@ghost-pay/connect-kit',
    names: { from: 'errors' },
    reason: 'a dApp words the failures of a wallet itself',
  },
  {
    specifier: '@ghost-pay/connect-kit',
    names: ['useAccountModal', 'useChainModal', 'useConnectionStatus', 'WalletButton'],
    reason: 'a dApp opens the dialogs from elements of its own',
  },
  {
    specifier: '@ghost-pay/connect-kit',
    names: ['accents', 'themeToCssVars', 'copy', 'limits'],
    reason: 'a dApp makes a theme, changes sentences, reads the limits',
  },
  {
    specifier: '@ghost-pay/connect-kit',
    names: [
      'createSignInAdapter',
      'isUserRejection',
      'listedWallets',
      'useClearRecentTransactions',
      'useRecentTransactions',
      'useWalletOptions',
      'walletsToGet',
    ],
    reason: 'a dApp builds dialogs of its own over what the kit knows',
  },
  {
    specifier: '@ghost-pay/connect-kit/wallets',
    names: { from: 'wallets/definitions' },
    reason: 'a dApp imports the wallets that it offers, one by one',
  },
  {
    specifier: '@ghost-pay/connect-kit/wallets',
    names: ['walletConnectConnector'],
    reason: 'a dApp takes a connector without the dialogs',
  },
  {
    specifier: '@ghost-pay/gateway-client',
    names: { from: 'schemas' },
    reason: 'a program reads answers that it fetched or stored itself',
  },
  {
    specifier: '@ghost-pay/gateway-client',
    names: { from: 'endpoints' },
    reason: 'every call of the gateway that a client may make',
  },
  {
    specifier: '@ghost-pay/gateway-client',
    names: { from: 'lists' },
    reason: 'lists of the gateway as rows and as pages that follow each other',
  },
  {
    specifier: '@ghost-pay/gateway-client',
    names: ['formatCursor', 'parseCursor'],
    reason: 'a page of a list has an address that can be shared',
  },
  {
    specifier: '@ghost-pay/gateway-client/react',
    names: { from: 'react' },
    reason: 'query and mutation options of every call, and the keys to invalidate them by',
  },
  {
    specifier: '@ghost-pay/safe-protocol',
    names: { from: '' },
    reason: 'what is signed, checked and named around an account',
  },
  {
    specifier: '@ghost-pay/safe-protocol/contracts',
    names: ['getDeployments'],
    reason: 'a dApp asks on which chains an account can be created',
  },
  {
    specifier: '@ghost-pay/test-wallet',
    names: [
      'accountless',
      'batching',
      'chainless',
      'garbled',
      'impersonating',
      'late',
      'spoofing',
      'thenable',
    ],
    reason: 'a test of how a page treats a wallet that behaves in one such way',
  },
  {
    specifier: '@ghost-pay/test-wallet',
    names: ['describePrompt'],
    reason: 'a demo shows the prompts of a wallet in elements of its own',
  },
]
