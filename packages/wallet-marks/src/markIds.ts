/** The wallets whose mark is here, by the ids of `@ghost-pay/connect-kit/wallets`. */
export const markIds = [
  'backpack',
  'base',
  'binance',
  'bybit',
  'coin98',
  'coinbase',
  'enkrypt',
  'gate',
  'gemini',
  'imToken',
  'kraken',
  'ledger',
  'metaMask',
  'mew',
  'okx',
  'oneInch',
  'phantom',
  'rabby',
  'rainbow',
  'ronin',
  'safe',
  'tokenPocket',
  'trust',
  'uniswap',
  'walletConnect',
  'zerion',
] as const

/** The id of a wallet whose mark is here. */
export type MarkId = (typeof markIds)[number]
