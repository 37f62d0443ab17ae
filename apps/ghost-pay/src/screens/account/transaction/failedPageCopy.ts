/** The page of a transaction that did not go through. */
export const failedPageCopy = {
  'failedPage.title': 'Did not go through',
  'failedPage.short': 'Did not go through: the account held less',
  'failedPage.refused': 'Did not go through: the contract refused it',
  'failedPage.nothing': 'Nothing moved; the fee was spent.',
  'failedPage.label': 'What did not go through',
  'failedPage.who': '{account} wanted to pay {name}',
  'failedPage.what': '{account} wanted to do this',
  'failedPage.words': 'The contract says: “{words}”',
  'failedPage.figures': 'It held {held} {symbol}. {needed} {symbol} was to leave.',
} as const
