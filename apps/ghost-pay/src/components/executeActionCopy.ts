import { textOf } from '../text/textOf.ts'

/** The button that executes, in all its states. */
export const executeActionCopy = {
  'executing.send': 'Send now',
  'executing.signAndSend': 'Approve and send',
  'executing.connect': 'Connect a wallet to send it.',
  'executing.outdated.title': 'Refuse it in your wallet.',
  'executing.outdated':
    'This page has changed since you pressed: it shows something else, or its number in line is used. Your wallet still asks you to send what you pressed.',
  'executing.failed.title': 'It did not go through.',
  'executing.failed': 'Nothing moved. Its number in line is used up, so it cannot be sent again.',
  'executing.reverted.title': 'The blockchain turned back what you sent.',
  'executing.reverted': 'Nothing moved, and the account is as it was. It only cost the fee.',
  'executing.unrelated.title': 'What your wallet sent is something else.',
  'executing.unrelated':
    'The blockchain has it, and the account did nothing of this. Look at it before you send another.',
  'executing.replaced.title': 'Your wallet sent something else in its place.',
  'executing.replaced': 'You did not send this.',
  'executing.cancelled.title': 'You cancelled it in your wallet.',
  'executing.cancelled': 'Nothing was sent.',
  'executing.displaced.title': 'Something took its place.',
  'executing.displaced':
    'The network does not say what. It may be this again at a higher fee. Look in your wallet before you send another.',
  'executing.overtaken.title': 'Somebody else sent it first.',
  'executing.overtaken':
    'It was sent once. What you sent did nothing more; at most it cost the fee.',
  'executing.lost.title': 'The network no longer knows what you sent.',
  'executing.lost':
    'It may have been dropped, or it may come back. Look in your wallet before you send another.',
  'executing.asked.fee': 'If you send it again, it still pays once, but you may pay the fee twice.',
  'executing.again': 'Send again',
  'executing.mayFollow':
    'It was sent and may still happen. Look again before you do anything else.',
  'executing.look': 'Look again',
  'executing.giveUp': 'Give it up',
  'executing.sent': 'What you sent:',
  'executing.copy': 'Copy the hash of what you sent',
  'executing.checking': 'Comparing the code, and making a trial run. Nothing is sent.',
  'executing.asking': 'Your wallet asks you to send the transaction.',
  'executing.mining': 'Sent. Waiting for the blockchain.',
  'executing.done': 'Done. The blockchain has it.',
  'executing.stop': 'Stop waiting',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(executeActionCopy)
