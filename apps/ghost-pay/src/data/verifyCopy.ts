/** What is said where something does not hold that has to, right before a wallet signs or sends. */
export const verifyCopy = {
  'verify.hash.gateway':
    'Safe’s service shows another transaction than the one it asks you to sign. Do not approve it anywhere.',
  'verify.hash.chain':
    'The account’s contract computes another hash for this transaction. Do not approve it anywhere.',
  'verify.hash.unread':
    'The blockchain did not answer, so the hash could not be compared with the account’s contract. Try again.',
  'verify.code.blocked': 'This is not approved here. {reason}',
  'verify.code.unread':
    'The blockchain did not answer, so the code that this runs inside the account could not be checked. Try again.',
  'verify.code.foreign':
    'The code at {address} on this network is not the official {contract}. Do not approve this anywhere.',
  'verify.code.version':
    'The account has version {version} by now, not {said}. Nothing was signed. Load the page again.',
  'verify.nonce.unread':
    'The blockchain did not answer, so its number in line could not be checked. Try again.',
  'verify.nonce.passed':
    'No. {nonce} in line is used on the blockchain already: the account is at no. {accountNonce}. This can never be sent. Nothing was signed.',
  'verify.owner.unread':
    'The blockchain did not answer, so the owners could not be asked for. Try again.',
  'verify.owner.stranger':
    'The account’s contract does not know you as an owner. Nothing was signed.',
  'verify.wallet.other':
    'Another address is connected than the one on the screen. Nothing was signed.',
  'verify.wallet.tab':
    'In another tab somebody else is connected by now, or nobody. Connect again here. Nothing was signed.',
  'verify.wallet.selected':
    'Your wallet has another address selected than the one on the screen. Nothing was signed.',
  'verify.wallet.chain': 'Your wallet is on another network than this account. Nothing was signed.',
  'verify.approval.asked':
    'Your wallet was asked on {time} to send this approval, and no answer came back here. Look there first. If you approve on the blockchain again, it counts once, but you may pay the fee twice.',
  'verify.approval.lost':
    'The blockchain knows nothing of the approval that you sent: it was dropped. Approve again.',
  'verify.approval.none':
    'The account’s contract does not count your approval. Nothing was approved; the fee may be spent.',
  'verify.kept.stranger':
    'You are not an owner of this account any more. The approval kept in this browser was deleted. Nothing was sent.',
  'verify.kept.other':
    'The approval kept in this browser is not yours, or is for something else. It was deleted, and nothing was sent. Approve again.',
  'verify.kept.unread':
    'The blockchain did not answer, so the approval kept in this browser could not be checked. Nothing was sent. Try again.',
  'verify.signature.other':
    'Your wallet signed something else, or with another key. Nothing was sent.',
} as const
