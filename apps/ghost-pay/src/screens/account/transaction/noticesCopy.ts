/** Warnings about a transaction, or about what the gateway says of it. */
export const noticesCopy = {
  'notices.unreadable': 'This cannot be checked. Do not approve it anywhere.',
  'notices.unreadable.noCall':
    'Safe’s service does not show what it calls, so nobody can tell what it does.',
  'notices.unreadable.operation': 'Safe’s service shows a kind of call that no account makes.',
  'notices.unreadable.version':
    'Nobody knows the version of this account, so its hash cannot be computed.',
  'notices.claimed':
    'Only Safe’s service names the payee and the amount. You cannot approve or send it here.',
  'notices.hash': 'What Safe’s service shows does not match its hash. Do not approve it anywhere.',
  'notices.hash.text':
    'What is shown here gives another hash than the one Safe’s service asks to sign.',
  'notices.executed': 'Safe’s service shows something else than what was sent.',
  'notices.executed.text':
    'This page shows what the blockchain executed. Do not use the figures of Safe’s service.',
  'notices.executed.none':
    'What Safe’s service shows does not match what was sent, so this page shows no figures.',
  'notices.executed.none.text':
    'The blockchain does not show here what the account did. Look the transaction up in an explorer.',
  'notices.executed.unread':
    'What Safe’s service shows does not match what was sent, and the blockchain did not answer.',
  'notices.executed.unread.text':
    'This page shows figures as soon as the blockchain has said what the account did.',
  'notices.executed.reading': 'Reading from the blockchain what the account did…',
  'notices.executed.copy': 'Copy the hash of the transaction',
  'notices.other': 'Safe’s service describes another transaction than this one. Do not trust it.',
  'notices.other.text':
    'What you see here is read from the transaction itself, not from Safe’s service.',
  'notices.token':
    'What you see here is what the contract says. It is not signed here while they differ.',
  'notices.what': 'this transaction',
} as const
