/** One sentence for each kind of failure that `describeWalletError` tells apart: who did what, and what to do. `{wallet}` is the wallet's name. */
export const walletErrorCopy = {
  'error.rejected': 'You declined the request in {wallet}.',
  'error.locked': '{wallet} is locked. Unlock it and try again.',
  'error.pending-request': '{wallet} has a request open already. Answer it there.',
  'error.timeout-wallet': '{wallet} did not answer in time. Open it and try again.',
  'error.timeout-relay':
    'The connection service did not answer. Wallets in this browser still work.',
  'error.timeout-node': 'The node of this network did not answer in time. Try again in a moment.',
  'error.offline': 'You are offline. Check your connection and try again.',
  'error.chain-unknown': '{wallet} does not know this network.',
  'error.chain-add-failed': '{wallet} could not add this network.',
  'error.switch-ignored':
    '{wallet} stayed on its network. Switch the network in the wallet itself.',
  'error.unsupported-method': '{wallet} cannot do this.',
  'error.disconnected': '{wallet} is disconnected. Connect again.',
  'error.chain-disconnected': '{wallet} has lost this network. Try again in a moment.',
  'error.unauthorised': '{wallet} did not allow this account. Choose an account in the wallet.',
  'error.no-account':
    '{wallet} gave no account. Unlock it, choose an account in it, and try again.',
  'error.session-expired': 'The session with {wallet} has ended. Connect again.',
  'error.pairing-expired': 'The code has expired. Ask for a new one.',
  'error.wc-settlement': '{wallet} did not accept these networks.',
  'error.sdk-not-installed': '{wallet} cannot be reached from this site. Choose another wallet.',
  'error.project-id-missing': '{wallet} cannot be reached from this site. Choose another wallet.',
  'error.provider-gone': '{wallet} is not in this browser any more. Reload the page.',
  'error.popup-blocked': 'The browser blocked the window of {wallet}. Allow it and try again.',
  'error.safe-not-in-iframe': 'The Safe app did not answer. Open this page inside it.',
  'error.siwe-nonce': 'Error preparing message, please retry!',
  'error.siwe-sign': 'Error signing message, please retry!',
  'error.siwe-verify': 'Error verifying signature, please retry!',
  'error.unknown': 'Something went wrong in {wallet}. Try again.',
} as const
