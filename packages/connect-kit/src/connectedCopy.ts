/** The words on the button of a visitor who is connected. They load with what shows an account. */
export const connectedCopy = {
  'button.wrongNetwork': 'Wrong network',
  'button.pending': 'Transaction pending',
  'button.account': 'Account',
  'button.network': 'Network',
} as const
