/**
 * The public names that nothing in this repository uses, each with the reason why a program that installs the package would miss it.
 * `publicNames.test.ts` refuses a public value that is neither used outside of its package nor listed here, and a line here that
 * has become needless.
 */

/** Names that are public for people outside of this repository. */
export type ForStrangers = {
  /** Import specifier of the entry point; every entry point when absent. */
  specifier?: string
  /** The names; or every class whose name ends like this; or every name that comes from this file or folder of `src/`. */
  names: readonly string[] | { classesEndingIn: string } | { from: string }
  /** What would be missing without them. */
  reason: string
}

/** The list. */
export const forStrangers: readonly ForStrangers[] = [
  {
    names: { classesEndingIn: 'Error' },
    reason: 'a program tells failures apart by class, not by text',
  },
  {
    specifier: '@ghost-pay/chains',
    names: { from: 'definitions/' },
    reason: 'a dApp imports the chains that it serves, one by one',
  },
  {
    specifier: '@ghost-pay/chains',
    names: ['collisions'],
    reason: 'a dApp that meets an id which two chains claim asks which other chain claims it',
  },
  {
    specifier: '@ghost-pay/chains',
    names: ['defaultChains'],
    reason: 'a dApp starts with the list of June 2023',
  },
  ...['op-stack', 'celo', 'zksync'].map((stack): ForStrangers => ({
    specifier: `@ghost-pay/chains/${stack}`,
    names: { from: 'derived/' },
    reason: 'a dApp imports the chains that it serves, with the fees and formatters of their stack',
  })),
  {
    specifier: '@ghost-pay/chains/linea',
    names: ['linea', 'lineaSepolia'],
    reason: 'a dApp imports the chains that it serves, with the fees of their stack',
  },
  ...[
    ['op-stack', 'withOpStack'],
    ['celo', 'withCelo'],
    ['zksync', 'withZkSync'],
    ['linea', 'withLinea'],
  ].map(([stack = '', name = '']): ForStrangers => ({
    specifier: `@ghost-pay/chains/${stack}`,
    names: [name],
    reason: 'a chain of the stack that is looked up by id, or that a dApp declares itself',
  })),
  {
    specifier: '@ghost-pay/chains/legacy',
    names: ['legacyTable'],
    reason: 'the historic table to the letter, for a dApp that has used it',
  },
  ...[
    'ar',
    'es',
    'es-419',
    'fa',
    'fr',
    'he',
    'hi',
    'id',
    'it',
    'ja',
    'ko',
    'ms',
    'pl',
    'pt-BR',
    'ru',
    'th',
    'tr',
    'uk',
    'vi',
    'zh-CN',
    'zh-HK',
    'zh-TW',
  ].map((tag): ForStrangers => ({
    specifier: `@ghost-pay/connect-kit/languages/${tag}`,
    names: [tag.replace('-', '')],
    reason: 'a dApp in one language imports its sentences, and asks for none while it runs',
  })),
  {
    specifier: '@ghost-pay/connect-kit',
    names: ['useAccountModal', 'useChainModal'],
    reason:
      'a dApp opens these dialogs from elements of its own, as the recipe opens the connect dialog',
  },
  {
    specifier: '@ghost-pay/connect-kit',
    names: ['WalletButton'],
    reason: 'a page with a button for one wallet',
  },
  {
    specifier: '@ghost-pay/connect-kit',
    names: ['createSignInAdapter'],
    reason: 'a server with another message than EIP-4361; the type of the message is inferred',
  },
  {
    specifier: '@ghost-pay/connect-kit',
    names: ['useRecentTransactions', 'useClearRecentTransactions'],
    reason: 'a dApp shows the transactions in a place of its own',
  },
  {
    specifier: '@ghost-pay/connect-kit/wallets',
    names: { from: 'wallets/definitions/' },
    reason: 'a dApp imports the wallets that it offers, one by one',
  },
  {
    specifier: '@ghost-pay/connect-kit/wallets',
    names: ['walletConnectConnector'],
    reason: 'a dApp takes the connector without the dialogs',
  },
  {
    specifier: '@ghost-pay/gateway-client',
    names: { from: 'endpoints/' },
    reason: 'every call of the gateway, one in each file; an app makes those that it needs',
  },
  {
    specifier: '@ghost-pay/gateway-client',
    names: ['queuePageSchema', 'transactionDetailsSchema'],
    reason: 'a co-signer reads a queue or a transaction that it has as JSON',
  },
  {
    specifier: '@ghost-pay/gateway-client',
    names: ['buildQueue', 'groupMessages'],
    reason: 'a page shows a queue without labels, and messages, as the gateway groups transactions',
  },
  {
    specifier: '@ghost-pay/gateway-client',
    names: ['iterateItems'],
    reason: 'a program reads a list of unknown length without holding all of it',
  },
  {
    specifier: '@ghost-pay/gateway-client',
    names: ['formatCursor', 'parseCursor'],
    reason: 'a page of a list has an address that can be shared',
  },
  {
    specifier: '@ghost-pay/gateway-client/react',
    names: { from: 'react/queries/' },
    reason: 'the query options of every call that reads, one in each file',
  },
  {
    specifier: '@ghost-pay/gateway-client/react',
    names: { from: 'react/mutations/' },
    reason: 'the mutation options of every call that writes, one in each file',
  },
  {
    specifier: '@ghost-pay/gateway-client/react',
    names: ['gatewayKey', 'ownerKey', 'transactionKey'],
    reason: 'an app invalidates the queries of a gateway, an owner or a transaction',
  },
  {
    specifier: '@ghost-pay/payments/payroll',
    names: ['batchLimits'],
    reason: 'a program whose owners sign with another device changes one of them',
  },
  {
    specifier: '@ghost-pay/safe-protocol',
    names: ['verifyDecodedData'],
    reason: 'a program that shows what a gateway decoded checks it first',
  },
  {
    specifier: '@ghost-pay/safe-protocol',
    names: ['descriptionCopy'],
    reason: 'an app in another language translates each of its sentences',
  },
  {
    specifier: '@ghost-pay/safe-protocol',
    names: ['accountSetupData'],
    reason:
      'a factory of another kind is called with it, for example the one that counts the chain in',
  },
  {
    specifier: '@ghost-pay/safe-protocol',
    names: ['parseTransferId'],
    reason: 'an id of a transfer says which log or inner call of a receipt it is',
  },
  {
    specifier: '@ghost-pay/test-wallet',
    names: ['accountless', 'chainless', 'garbled', 'impersonating', 'spoofing', 'thenable'],
    reason: 'a test of how a page treats a wallet that behaves in one such way',
  },
  {
    specifier: '@ghost-pay/test-wallet',
    names: ['describePrompt'],
    reason: 'a demo shows the prompts of a wallet in elements of its own',
  },
]
