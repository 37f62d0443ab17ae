/** The page of one transaction. */
export const transactionPageCopy = {
  'transactionPage.title': 'Transaction',
  'transactionPage.what': 'the newest state of this transaction',
  'transactionPage.reading': 'Reading the transaction',
  'transactionPage.opening': 'Opening what you can do',
} as const
