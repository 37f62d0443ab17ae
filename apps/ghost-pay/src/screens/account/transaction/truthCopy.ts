import { textOf } from '../../../text/textOf.ts'

/** How far a transaction is, in a few words, and what a gateway says of that and the chain does not. */
export const truthCopy = {
  'status.waits': 'Needs approvals',
  'status.waitsForTurn': 'Approved, waits for its turn',
  'status.ready': 'Ready to send',
  'status.cancelled': 'Cancelled',
  'status.failed': 'Did not go through',
  'status.succeeded': 'Went through',
  'status.passed': 'Not open any more',
  // A status that nobody knows, as the gateway wrote it.
  'status.unknown': '{status}',
  'status.claimed': '{status}, says Safe’s service',
  'status.denied': '{status}, said Safe’s service',
  'truth.nowhere.title': 'Safe’s service says that this was sent, and not where.',
  'truth.nowhere': 'Without a transaction on the blockchain it cannot be checked.',
  'truth.failed.title':
    'Safe’s service says that this went through. The blockchain says that it did not.',
  'truth.failed': 'What the blockchain says is what happened.',
  'truth.succeeded.title':
    'Safe’s service says that this did not go through. The blockchain says that it did.',
  'truth.succeeded': 'What the blockchain says is what happened.',
  'truth.absent.title':
    'Safe’s service says that this was sent. The blockchain has no such transaction.',
  'truth.absent': 'Do not rely on it until the blockchain has it.',
  'truth.reverted.title': 'Safe’s service says that this was sent. The blockchain turned it back.',
  'truth.reverted': 'Nothing moved by it.',
  'truth.unrelated.title':
    'Safe’s service says that this was sent. The transaction it names did something else.',
  'truth.unrelated': 'Nothing of this happened in it.',
  'truth.notCancelled.title':
    'Safe’s service says that this is cancelled. No. {nonce} in line is not used on the blockchain.',
  'truth.notCancelled': 'Whoever has enough approvals can still send it.',
  'truth.used.title': 'No. {nonce} in line is used on the blockchain already.',
  'truth.used': 'This was sent, or another with its number. Safe’s service does not know it yet.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(truthCopy)
