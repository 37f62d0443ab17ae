/** What a gateway says of how far a transaction is, and the chain does not. */
export const truthCopy = {
  'truth.nowhere.title': 'The gateway says that this was executed, and not where.',
  'truth.nowhere': 'Without a transaction of the chain it cannot be checked.',
  'truth.failed.title': 'The gateway says “Succeeded”. The chain says “Failed”.',
  'truth.failed': 'What the chain says is what happened.',
  'truth.succeeded.title': 'The gateway says “Failed”. The chain says “Succeeded”.',
  'truth.succeeded': 'What the chain says is what happened.',
  'truth.absent.title':
    'The gateway says that this was executed. The chain has no such transaction.',
  'truth.absent': 'Do not rely on it until the chain has it.',
  'truth.reverted.title':
    'The gateway says that this was executed. On the chain that transaction was undone.',
  'truth.reverted': 'Nothing moved by it.',
  'truth.unrelated.title':
    'The gateway says that this was executed. The transaction it names did something else.',
  'truth.unrelated': 'Nothing of this happened in it.',
  'truth.notCancelled.title':
    'The gateway says that this is cancelled. On the chain its place in line, {nonce}, is not used.',
  'truth.notCancelled': 'Whoever has enough signatures can still execute it.',
  'truth.used.title': 'No. {nonce} in line is used on the chain already.',
  'truth.used': 'This was executed, or another in its place. The gateway does not know it yet.',
} as const
