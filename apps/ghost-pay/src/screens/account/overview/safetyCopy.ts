import { textOf } from '../../../text/textOf.ts'

/** What an account consists of beside its owners. */
export const safetyCopy = {
  'safety.title': 'Safety',
  'safety.claimed': 'The blockchain has not answered: only Safe’s service says this.',
  'safety.modulesUnread': 'Whether modules can pay could not be read.',
  'safety.modulesUnread.text': 'The contract of this account did not say it.',
  'safety.modulesNone': 'Only the owners can move money.',
  'safety.modules': {
    one: 'A module can pay without the owners’ approval.',
    other: '{count} modules can pay without the owners’ approval.',
  },
  'safety.modules.text':
    'Allowances and recovery work that way. Whoever controls the module decides.',
  'safety.guard': 'A guard is asked about every transaction, and can refuse it.',
  'safety.guard.text': 'A guard that refuses everything locks the account.',
  'safety.moduleGuard': 'A guard is asked about every payment of a module, and can refuse it.',
  'safety.handlerUnread': 'A fallback handler answers for this account. Nobody has checked which.',
  'safety.handlerNone': 'The account has no fallback handler.',
  'safety.handlerNone.text': 'It cannot confirm messages, and some tokens refuse to be sent to it.',
  'safety.handlerForeign':
    'A fallback handler that this app does not know answers for this account.',
  'safety.handlerForeign.text': 'It can confirm messages in the account’s name.',
  'safety.outdated':
    'The account runs version {version}. There is a newer one, says Safe’s service.',
  'safety.outdated.unknown':
    'Which version the account runs is not known. There is a newer one, says Safe’s service.',
  'safety.contractUnknown': 'Safe’s service does not know the contract that this account runs on.',
  'safety.contractUnknown.text': 'Whoever wrote it decides what a signature does.',
  'safety.contractForeign': 'The account does not run on a published contract of the Safe project.',
  'safety.contractForeign.text': 'Whoever wrote its contract decides what a signature does.',
  'safety.contractOfficial': 'It runs the Safe project’s contract, version {version}.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(safetyCopy)
