/** What is said where a new account is not created on a chain. */
export const deploymentCopy = {
  'deployment.contracts':
    'The contracts on this network are not the published ones. Nothing was sent: nobody knows who could move what this account holds.',
  'deployment.factory':
    'The factory on this network would put the account at another address. Nothing was sent: money would go where nobody expects it.',
  'deployment.trial': 'The blockchain refuses to create this account. Nothing was sent.',
  'deployment.free': 'There is a contract at this address already. Nothing was sent.',
} as const
