import { textOf } from '../../../text/textOf.ts'

/** The sentences below the screens of an account while the gateway inside the page stands in for the hosted one. */
export const hereCopy = {
  'here.label': 'Without Safe’s service',
  'here.title': 'You go on without Safe’s service. Your browser reads the blockchain itself.',
  'here.reach':
    'Payments are known from block {from} on. Prices, messages, the policy and what waits with Safe’s service are not.',
  'here.reading': 'Reading the newest blocks. The first time takes a while.',
  'here.unread':
    'The newest blocks could not be read: the blockchain does not answer. It is asked again every 20 seconds.',
  'here.only': {
    one: '{count} payment waits in this browser. The others see it once you hand it on.',
    other: '{count} payments wait in this browser. The others see each once you hand it on.',
  },
  'here.away': 'Safe’s service still does not answer.',
  'here.back': 'Safe’s service answers again.',
  'here.offer': {
    one: 'Give {count} payment to Safe’s service',
    other: 'Give {count} payments to Safe’s service',
  },
  'here.offering': 'Giving',
  'here.offered.given': {
    one: 'Safe’s service has {count} payment from here now.',
    other: 'Safe’s service has {count} payments from here now.',
  },
  'here.offered.had': {
    one: 'It had {count} payment already.',
    other: 'It had {count} payments already.',
  },
  'here.offered.passed': {
    one: '{count} payment has lost its number: the account is past it, and it can never be sent.',
    other:
      '{count} payments have lost their numbers: the account is past them, and they can never be sent.',
  },
  'here.offered.taken': {
    one: '{count} payment stays here: Safe’s service has another one with its number, and only one of them can happen.',
    other:
      '{count} payments stay here: Safe’s service has others with their numbers, and only one of each can happen.',
  },
  'here.offered.twin': {
    one: '{count} payment waits there already with another number. It stays here, so that it is not paid twice.',
    other:
      '{count} payments wait there already with other numbers. They stay here, so that they are not paid twice.',
  },
  'here.offered.refused': {
    one: 'It did not take {count} payment. That one stays here.',
    other: 'It did not take {count} payments. Those stay here.',
  },
  'here.offered.partly': {
    one: 'It has {count} payment, but not all of its signatures. Give it again.',
    other: 'It has {count} payments, but not all of their signatures. Give them again.',
  },
  'here.offered.unknown': {
    one: 'Of {count} payment it did not say whether it took it. Give it again to find out.',
    other: 'Of {count} payments it did not say whether it took them. Give them again to find out.',
  },
  'here.incomparable':
    'What waits here and there could not be compared, so nothing was given. Try again.',
  'here.fails': 'Safe’s service does not answer.',
  'here.knowsNothing': 'Safe’s service answers, and knows nothing of this account.',
  'here.withoutWhy':
    'You can go on without it: your browser then reads the blockchain itself. You can pay and approve. What only Safe’s service keeps is not known then, and the other owners see what you prepare when you hand it on.',
  'here.unknown': 'Not known here',
  'here.unknownWhy':
    'Safe’s service keeps what is on this page, and you go on without it. There may be something all the same.',
  'here.hosted': 'Use Safe’s service again',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(hereCopy)
