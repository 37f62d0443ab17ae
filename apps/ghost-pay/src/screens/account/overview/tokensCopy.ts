/** The sentences of a list of tokens. */
export const tokensCopy = {
  'tokens.baseUnits': 'base units',
  'tokens.called':
    'Symbol {symbol}, name {name}, as the token itself or Safe’s service calls it. What it is, its contract says:',
  'tokens.contract': 'Contract of the token',
  'tokens.aside': { one: '{count} token is hidden', other: '{count} tokens are hidden' },
  'tokens.more': { one: 'Show {count} more of {all}', other: 'Show {count} more of {all}' },
} as const
