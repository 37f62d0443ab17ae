/** What the gateway says of a call that the app cannot read itself. */
export const claimedCallCopy = {
  'claimedCall.asking': 'Asking Safe’s service what these bytes mean.',
  'claimedCall.unknown': 'Safe’s service does not know what these bytes mean either.',
  'claimedCall.silent': 'Safe’s service did not answer what these bytes mean.',
  'claimedCall.says': 'Safe’s service says: {method}',
  'claimedCall.more': { one: 'and {count} more value', other: 'and {count} more values' },
  'claimedCall.claim':
    'Nobody has checked this. You sign the bytes, and not what Safe’s service says of them.',
} as const
