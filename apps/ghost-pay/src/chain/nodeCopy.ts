import { textOf } from '../text/textOf.ts'

/** What is said where a chain, or the node that reads it, has no answer. */
export const nodeCopy = {
  'node.silent': 'The blockchain did not answer.',
  'node.silent.unsigned': 'The blockchain did not answer. Nothing was signed. Try again.',
  'node.offline.unsigned': 'This browser is offline, so nobody could be asked. Nothing was signed.',
  'node.unread': 'The blockchain did not answer, so it is not known yet what became of it.',
  'node.notSetUp': 'This app is not set up for the network of this account.',
  'node.unreadable': 'This app cannot read accounts of this network.',
  'node.noAccount': 'The blockchain has no account at this address.',
  'node.noVersion': 'The account’s contract does not tell its version.',
  'node.noBatch': 'This network has no official contract that pays several at once.',
  'node.noTrialRun': 'No trial run can be made with this node. Choose another in Settings.',
  'node.unreadableAnswer':
    'The blockchain’s answer cannot be read. Choose another node in Settings.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(nodeCopy)
