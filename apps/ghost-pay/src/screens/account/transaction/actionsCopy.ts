/** What can be done with a transaction. */
export const actionsCopy = {
  'actions.label': 'What you can do',
  'actions.token': 'Asking the chain about the token.',
  'actions.signAndExecute': 'Sign and execute',
  'actions.execute': 'Execute',
  'actions.connect': 'Connect a wallet to execute.',
} as const
