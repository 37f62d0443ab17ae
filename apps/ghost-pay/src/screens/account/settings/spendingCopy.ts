/** The sentences about what people may take from an account by themselves. */
export const spendingCopy = {
  'spending.title': 'Spending limits',
  'spending.hint':
    'These people take money to wherever they like, up to their limit, and no owner must approve.',
  'spending.source': 'The module’s own contract says so',
  'spending.asking': 'Asking the blockchain who may take how much',
  'spending.none': 'Nobody has a limit: nothing can be taken this way.',
  'spending.failed': 'The blockchain has not said who may take how much',
  'spending.failedThen': 'Until it has, take it that somebody can take everything.',
  'spending.again': 'Ask again',
  'spending.more': 'There are more limits than are shown here.',
  'spending.once': 'can be taken now, of {amount} once',
  'spending.minutes': {
    one: 'can be taken now, of {amount} every minute',
    other: 'can be taken now, of {amount} every {count} minutes',
  },
  'spending.hours': {
    one: 'can be taken now, of {amount} every hour',
    other: 'can be taken now, of {amount} every {count} hours',
  },
  'spending.days': {
    one: 'can be taken now, of {amount} every day',
    other: 'can be taken now, of {amount} every {count} days',
  },
  'spending.taken': '{amount} is taken',
  'spending.takenUntil': '{amount} is taken. It begins again {when}',
  'spending.unknownToken': 'base units of {token}',
} as const
