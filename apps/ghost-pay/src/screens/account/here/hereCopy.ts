/** The sentences above the screens of an account while the gateway inside the page stands in for the hosted one. */
export const hereCopy = {
  'here.label': 'Without the gateway',
  'here.title': 'You go on without the gateway. This page reads the chain itself.',
  'here.reach':
    'Payments are known from block {from} on. Prices, messages, the policy and what waits at the gateway are not.',
  'here.reading': 'Reading the newest blocks. The first time takes a while.',
  'here.unread':
    'The newest blocks could not be read: your node does not answer. It is asked again every 20 seconds.',
  'here.only': {
    one: '{count} payment waits in this browser. The others see it once you hand it on.',
    other: '{count} payments wait in this browser. The others see each once you hand it on.',
  },
  'here.away': 'The gateway still does not answer.',
  'here.back': 'The gateway answers again.',
  'here.offer': {
    one: 'Give {count} payment to the gateway',
    other: 'Give {count} payments to the gateway',
  },
  'here.offering': 'Giving',
  'here.offered.given': {
    one: 'The gateway has {count} payment from here now.',
    other: 'The gateway has {count} payments from here now.',
  },
  'here.offered.had': {
    one: 'It had {count} payment already.',
    other: 'It had {count} payments already.',
  },
  'here.offered.passed': {
    one: '{count} payment has lost its place: the account has gone past it, and it can never be executed.',
    other:
      '{count} payments have lost their place: the account has gone past them, and they can never be executed.',
  },
  'here.offered.taken': {
    one: '{count} payment stays here: at the gateway another one waits at its place, and only one of them can happen.',
    other:
      '{count} payments stay here: at the gateway others wait at their places, and only one of each can happen.',
  },
  'here.offered.twin': {
    one: '{count} payment waits there already at another place. It stays here, so that it is not paid twice.',
    other:
      '{count} payments wait there already at other places. They stay here, so that they are not paid twice.',
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
  'here.without': 'Go on without it',
  'here.fails': 'The gateway does not answer.',
  'here.knowsNothing': 'The gateway answers, and knows nothing of this account.',
  'here.withoutWhy':
    'You can go on without it: this page then reads the chain itself, through your node. You can pay and sign; what only the gateway keeps is not known then, and the other owners see what you propose when you hand it on.',
  'here.unknown': 'Not known here',
  'here.unknownWhy':
    'The gateway keeps what stands on this page, and you go on without it. That is not to say that there is nothing.',
  'here.hosted': 'Use the gateway again',
} as const
