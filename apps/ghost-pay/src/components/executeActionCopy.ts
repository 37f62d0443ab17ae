/** The button that executes, in all its states. */
export const executeActionCopy = {
  'executing.failed.title': 'The account’s call failed on the blockchain.',
  'executing.failed': 'Nothing moved. Its number in line is used up, so it cannot be sent again.',
  'executing.reverted.title': 'The blockchain undid what you sent: it was reverted.',
  'executing.reverted': 'Nothing moved, and the account is as it was. It only cost the fee.',
  'executing.unrelated.title': 'What your wallet sent did not execute this.',
  'executing.unrelated':
    'The blockchain has taken it, and the account wrote nothing of this transaction. Look at it before you send another.',
  'executing.replaced.title': 'Your wallet sent something else in its place.',
  'executing.replaced': 'This was not executed by you.',
  'executing.cancelled.title': 'You cancelled it in your wallet.',
  'executing.cancelled': 'Nothing was executed.',
  'executing.overtaken.title': 'Somebody else executed it first.',
  'executing.overtaken':
    'It was executed once. What you sent yourself did nothing more; at most it cost the fee.',
  'executing.lost.title': 'The network no longer knows what you sent.',
  'executing.lost':
    'It may have been dropped, or it may come back. Look in your wallet before you send another.',
  'executing.mayFollow':
    'It was sent and may still be executed. Look again before you do anything else.',
  'executing.look': 'Look again',
  'executing.giveUp': 'Give it up',
  'executing.sent': 'What you sent:',
  'executing.copy': 'Copy the hash of what you sent',
  'executing.checking': 'Comparing the hash, and trying the call out without sending it.',
  'executing.asking': 'Your wallet asks you to send the transaction.',
  'executing.mining': 'Sent. Waiting for the blockchain.',
  'executing.done': 'Done. The blockchain has it.',
} as const
