/** The sentences above the screens of an account while the gateway inside the page stands in for the hosted one. */
export const hereCopy = {
  'here.label': 'Without the gateway',
  'here.title': 'You go on without the gateway. This page reads the chain itself.',
  'here.reach':
    'Activity shows what it found in the newest blocks, from block {from} on. Older payments, prices and token lists are not known here.',
  'here.reading': 'Reading the newest blocks. The first time takes a while.',
  'here.only': {
    one: '{count} payment waits in this browser. No other owner sees it: open it and hand it on by link or file.',
    other:
      '{count} payments wait in this browser. No other owner sees them: open each and hand it on by link or file.',
  },
  'here.away': 'The gateway still does not answer.',
  'here.back': 'The gateway answers again.',
  'here.offer': {
    one: 'Give {count} payment to the gateway',
    other: 'Give {count} payments to the gateway',
  },
  'here.offering': 'Giving',
  'here.taken': {
    one: 'The gateway has {count} payment from here now.',
    other: 'The gateway has {count} payments from here now.',
  },
  'here.refused': {
    one: 'It did not take {count}. That one stays here.',
    other: 'It did not take {count}. Those stay here.',
  },
  'here.hosted': 'Use the gateway again',
} as const
