import { textOf } from '../text/textOf.ts'

/** The bytes of a call, and what the gateway says of one that the app cannot read itself. */
export const claimedCallCopy = {
  'claimedCall.bytes': { one: '{count} byte', other: '{count} bytes' },
  'claimedCall.asking': 'Asking Safe’s service what this call does.',
  'claimedCall.unknown': 'Safe’s service does not know what this call does either.',
  'claimedCall.silent': 'Safe’s service did not say what this call does.',
  'claimedCall.says': 'Safe’s service says: {method}',
  'claimedCall.more': { one: 'and {count} more value', other: 'and {count} more values' },
  'claimedCall.claim':
    'Nobody has checked this. You sign the call itself, not what Safe’s service says of it.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(claimedCallCopy)
