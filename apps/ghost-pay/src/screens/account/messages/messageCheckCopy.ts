/** What is said where a message is not put before a wallet. */
export const messageCheckCopy = {
  'messageCheck.version':
    'The account’s contract has another version by now. Load the page again. Nothing was signed.',
  'messageCheck.unreadable': 'This message cannot be read, so nobody can say what it allows.',
  'messageCheck.gateway':
    'Safe’s service shows another message than the one it asks you to sign. Do not sign it anywhere.',
  'messageCheck.unread':
    'The blockchain did not answer, so the code could not be compared with the account’s contract. Try again.',
  'messageCheck.noHandler':
    'Nothing at this account answers websites: it has no fallback handler for messages. A signature could never be valid.',
  'messageCheck.chain':
    'The account’s contract computes another code for this message. Do not sign it anywhere.',
} as const
