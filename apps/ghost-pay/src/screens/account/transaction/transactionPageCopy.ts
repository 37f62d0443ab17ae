/** The page of one transaction. */
export const transactionPageCopy = {
  'transactionPage.title': 'Transaction',
  'transactionPage.payMany': {
    one: 'Payment to {count} person',
    other: 'Payment to {count} people',
  },
  'transactionPage.what': 'the newest state of this transaction',
  'transactionPage.reading': 'Reading the transaction',
} as const
