import { textOf } from '../../../text/textOf.ts'

/** Where a gateway and a token's own contract differ. */
export const tokenLieCopy = {
  'tokenLie.none':
    'Safe’s service says this is the token {symbol}. The blockchain has no token at this address.',
  'tokenLie.collection':
    'Safe’s service says {symbol} is money. Its contract says that it is a collection of collectibles.',
  'tokenLie.decimals':
    'Safe’s service says {symbol} has {claimed} decimals. Its contract says {decimals}.',
  'tokenLie.symbol': 'Safe’s service calls this token {symbol}. Its contract calls itself {own}.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(tokenLieCopy)
