/** What a gateway says of a transaction, and is not so. */
export const contradictionCopy = {
  'contradiction.foreign': 'This is a transaction of another account.',
  'contradiction.unshown': 'The gateway does not say what would be signed. Do not sign it.',
  'contradiction.hash': 'The gateway’s transaction does not match its hash. Do not sign it.',
  'contradiction.code': 'It runs foreign code as the account. Do not sign it.',
  'contradiction.place': 'The gateway puts it at another place in line than what is signed.',
  'contradiction.list': 'In its list the gateway says something else of it.',
  'contradiction.other': 'It does something else than the gateway says.',
  'contradiction.required':
    'The gateway asks for {asked} of the {needed} signatures that the account asks for.',
  'contradiction.none': {
    one: 'The gateway counts {count} signature. None holds.',
    other: 'The gateway counts {count} signatures. None holds.',
  },
  'contradiction.one': {
    one: 'The gateway counts {count} signature. Only 1 holds.',
    other: 'The gateway counts {count} signatures. Only 1 holds.',
  },
  'contradiction.some': {
    one: 'The gateway counts {count} signature. Only {held} hold.',
    other: 'The gateway counts {count} signatures. Only {held} hold.',
  },
  'contradiction.absent': 'The chain has no such transaction.',
  'contradiction.undone': 'On the chain it was undone: nothing has happened.',
  'contradiction.unrelated': 'The chain’s transaction that the gateway names did not execute this.',
  'contradiction.failed': 'On the chain it failed: nothing moved.',
  'contradiction.succeeded': 'On the chain it succeeded.',
  'contradiction.moved': 'It moved something else than the gateway says.',
  'contradiction.noModule': 'No module of the account has done this.',
  'contradiction.moduleFailed': 'On the chain it failed.',
  'contradiction.noTransfer': 'The token has moved nothing of the kind.',
} as const
