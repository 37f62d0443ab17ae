/** Warnings about a transaction, or about what the gateway says of it. */
export const noticesCopy = {
  'notices.unreadable': 'This cannot be checked. Do not sign it anywhere.',
  'notices.unreadable.noCall':
    'The gateway does not show what it calls, so nobody can tell what it does.',
  'notices.unreadable.operation': 'The gateway shows a kind of call that no account makes.',
  'notices.unreadable.version':
    'Nobody knows the version of this account, so its hash cannot be computed.',
  'notices.claimed':
    'Recipient and amount are the gateway’s word alone. It is neither signed nor executed here.',
  'notices.hash': 'The gateway’s transaction does not match its hash. Do not sign it anywhere.',
  'notices.hash.text':
    'What is shown here gives another hash than the one the gateway asks to sign.',
  'notices.other': 'The gateway describes another transaction than this one. Do not trust it.',
  'notices.other.text':
    'What you see here is read from the transaction itself, not from the gateway’s words.',
  'notices.token':
    'What you see here is what the contract says. It is not signed here while they differ.',
  'notices.what': 'this transaction',
} as const
