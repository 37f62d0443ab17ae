/** What is said of a wallet or a gateway that does not do its part. */
export const failureCopy = {
  'failure.declined.sign': 'You declined in your wallet. Nothing was signed.',
  'failure.declined.send': 'You declined in your wallet. Nothing was sent.',
  'failure.locked': 'Your wallet is locked. Unlock it and try again.',
  'failure.pending': 'Your wallet is still waiting for an answer. Open it and finish that first.',
  'failure.stopped':
    'You stopped waiting for your wallet. If it still asks, decline there. Nothing was signed here.',
  'failure.stopped.mining':
    'You stopped waiting for the blockchain. Your approval is on its way and counts when it arrives. Approve again later: it costs no second fee then.',
  'failure.stopped.send':
    'You stopped waiting for your wallet. If it still asks, decline there. If it sends after all, this page follows it.',
  'failure.silent': 'Your wallet did not answer. Open it and try again.',
  'failure.chainUnknown':
    'Your wallet does not know this network. Add the network to it and try again.',
  'failure.chainNotAdded':
    'Your wallet could not add this network. Add it there by hand and try again.',
  'failure.notSwitched': 'Your wallet stayed on another network. Switch it there and try again.',
  'failure.unable': 'Your wallet cannot do this. Use another wallet.',
  'failure.unableToSign':
    'Your wallet cannot sign what this page shows (typed data, EIP-712). Update the wallet, or sign with another one.',
  'failure.disconnected': 'Your wallet is not connected any more. Connect it again.',
  'failure.unauthorised': 'Your wallet has not allowed this account here. Connect it again.',
  'failure.offline': 'The blockchain did not answer. Check your connection and try again.',
  'failure.refused': 'Your wallet refused, and did not say why. Try again, or use another wallet.',
  'failure.refused.why': 'Your wallet refused. It says: {words}',
  'failure.tooLarge':
    'Your wallet cannot take this much at once. Cut the payroll into smaller batches. It says: {words}',
} as const
