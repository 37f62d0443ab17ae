import { textOf } from '../../../text/textOf.ts'

/** What the page that opens an account says. */
export const openAccountCopy = {
  'openAccount.title': 'Open an account',
  'openAccount.lead': 'Anyone can look. Only owners can approve.',
  'openAccount.field': 'Address or name',
  'openAccount.field.hint':
    'An address, an address with its network before it, or a name of yours.',
  'openAccount.look': 'Look',
  'openAccount.create': 'Create a new account',
  'openAccount.chains': 'Find your network',
  'openAccount.further': {
    one: 'Look on {count} further network',
    other: 'Look on {count} further networks',
  },
  'openAccount.asking': 'Asking {chain}',
  'openAccount.silent': 'The blockchain did not answer. Whether an account is here is not known.',
  'openAccount.open': 'Open on {chain}',
  'openAccount.account': 'An account: {threshold} of {owners} must approve',
  'openAccount.yours': 'You are an owner.',
  'openAccount.version': 'Contract {version}, as the Safe project published it.',
  'openAccount.version.other':
    'It does not run on a published contract of the Safe project. Whoever wrote its contract decides what a signature does.',
  'openAccount.creation.proven': 'Its address proves that the official factory made it.',
  'openAccount.creation.refuted':
    'Safe’s service says how it was made, and the address says otherwise. Trust the owners above, not Safe’s service.',
  'openAccount.creation.unknown': 'How it was made is not known.',
  'openAccount.contract': 'A contract, and no shared account.',
  'openAccount.token':
    'The token {symbol}, and no shared account. Money that is sent to it is lost.',
  'openAccount.nothing': 'No shared account: a person’s address, or nobody’s.',
  'openAccount.planned': 'An account that you have planned. It is not created yet.',
  'openAccount.plan': 'Go on with it',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(openAccountCopy)
