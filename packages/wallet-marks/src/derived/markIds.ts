/**
 * The wallets whose mark is here, by the ids of `@ghost-pay/connect-kit/wallets`.
 *
 * Written by `pnpm derive` from the definitions.
 */
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
