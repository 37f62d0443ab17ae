/** What stands where there is no account. */
export const noAccountCopy = {
  'noAccount.page': 'No account',
  'noAccount.unchecked': 'Nobody could say whether this address is an account on {chain}.',
  'noAccount.title': 'This address is no shared account on {chain}.',
  'noAccount.invented': 'The gateway describes an account here. The chain has none.',
  'noAccount.invented.text': 'Do not send anything to this address.',
  'noAccount.silent': 'The gateway does not know it, and the node did not answer.',
  'noAccount.silent.text': 'The account may well be there. Its money is where it was.',
  'noAccount.again': 'Try again',
  'noAccount.text':
    'It may be one on another chain, or the address of a person. Compare it with the one you were given.',
  'noAccount.yours': 'Your accounts',
  'noAccount.other': 'Open another account',
} as const
