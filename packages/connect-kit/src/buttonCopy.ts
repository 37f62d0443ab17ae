/** The few words that stand on the page before any dialog opens. They load with the button; all others load with the dialogs. */
export const buttonCopy = {
  'button.connect': 'Connect Wallet',
  'button.wrongNetwork': 'Wrong network',
  'button.pending': 'Transaction pending',
  'button.account': 'Account',
  'button.network': 'Network',
} as const
