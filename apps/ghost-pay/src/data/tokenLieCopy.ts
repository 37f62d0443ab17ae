/** Where a gateway and a token's own contract differ. */
export const tokenLieCopy = {
  'tokenLie.none':
    'The gateway says this is the token {symbol}. The chain has no token at this address.',
  'tokenLie.collection':
    'The gateway says {symbol} is money. Its contract says that it is a collection of collectibles.',
  'tokenLie.decimals':
    'The gateway says {symbol} has {claimed} digits behind the point. Its contract says {decimals}.',
  'tokenLie.symbol': 'The gateway calls this token {symbol}. Its contract calls itself {own}.',
} as const
