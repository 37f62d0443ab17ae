/** What can be done with a transaction. */
export const actionsCopy = {
  'actions.label': 'What you can do',
  'actions.token': 'Asking the blockchain about the token.',
  'actions.signAndExecute': 'Approve and send',
  'actions.execute': 'Send now',
  'actions.send.payment': 'Send {amount} {symbol}',
  'actions.copyLink': 'Copy link',
  'actions.connect': 'Connect a wallet to send it.',
} as const
