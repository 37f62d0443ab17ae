/** A transaction that the gateway does not know, as the chain and this browser know it. */
export const unknownCopy = {
  'unknown.title': 'Safe’s service does not know this transaction.',
  'unknown.titleHere': 'This page has not read this transaction.',
  'unknown.what': 'whether the account has done this',
  'unknown.asking': 'Looking for it on the blockchain',
  'unknown.succeeded': 'The account has done it.',
  'unknown.failed':
    'The account has done it, and it did not go through: nothing moved, and its number in line is used up.',
  'unknown.never': 'The account has never done it.',
  'unknown.notSince':
    'The account has not done it from block {block} on. Older blocks were not read.',
  'unknown.when': 'When',
  'unknown.at': '{time}, in block {block}',
  'unknown.hash': 'The blockchain’s transaction',
  'unknown.copy': 'Copy the hash of the blockchain’s transaction',
  'unknown.notKept':
    'This browser keeps nothing of it, so what it pays is not known here. The link may be cut, or it was withdrawn. If another owner gave you its link, its file or its codes, open that.',
  'unknown.kept': 'This browser keeps what it pays.',
  'unknown.keptOpen':
    'This browser keeps it, with its signatures as they were last seen. It can be approved, passed on and sent without Safe’s service.',
  'unknown.open': 'Open a payment',
  'unknown.see': 'See it as this browser keeps it',
  'unknown.back': 'Back to the account',
} as const
