import { textOf } from '../text/textOf.ts'

/** How far a transaction is, in a few words. */
export const statusCopy = {
  'status.waits': 'Needs approvals',
  'status.waitsForTurn': 'Approved, waits for its turn',
  'status.ready': 'Ready to send',
  'status.cancelled': 'Cancelled',
  'status.failed': 'Did not go through',
  'status.succeeded': 'Succeeded',
  'status.passed': 'Not open any more',
  // A status that nobody knows, as the gateway wrote it.
  'status.unknown': '{status}',
  'status.claimed': '{status}, says Safe’s service',
  'status.denied': '{status}, said Safe’s service',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(statusCopy)
