import { textOf } from '../../text/textOf.ts'

/** What stands where there is no account. */
export const noAccountCopy = {
  'noAccount.page': 'No account',
  'noAccount.unchecked': 'Nobody could say whether this address is an account on {chain}.',
  'noAccount.title': 'This address is no shared account on {chain}.',
  'noAccount.invented': 'Safe’s service describes an account here. The blockchain has none.',
  'noAccount.invented.text': 'Do not send anything to this address.',
  'noAccount.silent': 'Safe’s service does not know it, and the blockchain did not answer.',
  'noAccount.silent.text': 'The account may well be there. Its money is where it was.',
  'noAccount.text':
    'It may be one on another network, or the address of a person. Compare it with the one you were given.',
  'noAccount.yours': 'Your accounts',
  'noAccount.other': 'Open another account',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(noAccountCopy)
