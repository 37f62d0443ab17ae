/** What the gateway says of a call that the app cannot read itself. */
export const claimedCallCopy = {
  'claimedCall.asking': 'Asking the gateway what these bytes mean.',
  'claimedCall.unknown': 'The gateway does not know what these bytes mean either.',
  'claimedCall.silent': 'The gateway did not answer what these bytes mean.',
  'claimedCall.says': 'The gateway says: {method}',
  'claimedCall.more': { one: 'and {count} more value', other: 'and {count} more values' },
  'claimedCall.claim':
    'Nobody has checked this. You sign the bytes, and not what the gateway says of them.',
} as const
