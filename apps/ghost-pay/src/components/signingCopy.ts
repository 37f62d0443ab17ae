import { textOf } from '../text/textOf.ts'

/** Signing and sending, in all their states. */
export const signingCopy = {
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

  // The button that asks for a signature, in all its states.
  'signing.kept.again':
    'Your signature is kept in this browser. Send it again when Safe’s service answers; your wallet is not asked twice.',
  'signing.unstored.again':
    'This browser stores nothing more: your signature is gone when you leave this page. Send it again when Safe’s service answers; your wallet is not asked twice.',
  'signing.notTaken': 'You approved this. Safe’s service has not taken it yet.',
  'signing.kept':
    'Your signature is kept in this browser. Send it again; your wallet is not asked twice.',
  'signing.unstored':
    'This browser stores nothing more: your signature is gone when you leave this page. Send it again; your wallet is not asked twice.',
  'signing.hashAlone': 'Sign the code instead',
  'signing.hashAlone.more':
    'Or sign the code alone: your wallet then shows the code of this payment and not the payment itself. Compare every character of it with the code on this page.',
  'signing.onChain': 'Approve on the blockchain – costs a fee',
  'signing.onChain.more':
    'Or approve it on the blockchain: any wallet can do that. Your wallet sends a small transaction, for which you pay the network fee.',
  'signing.mining': 'Your approval is on its way. This takes until the next block.',
  'signing.checking': 'Comparing the code with the account’s contract.',
  'signing.asking': 'Check your wallet: it must show the code above.',
  'signing.sending': 'Approved. Passing it to Safe’s service.',
  'signing.done': 'Signed.',

  // What is said of a wallet that was asked to send something and has not answered.
  'asked.title': 'Your wallet may already have sent this.',
  'asked.when': 'Wallet {wallet} was asked to send it on {time}. No answer came back here.',
  'asked.looking': 'Looking on the blockchain…',
  'asked.unread': 'The blockchain did not answer.',
  'asked.quiet':
    'The blockchain has nothing new from this wallet. The wallet may still be asking: look there first.',
  'asked.waiting':
    'Something that this wallet sent since then waits for the blockchain. It may be this.',
  'asked.other': 'This wallet has sent something since then, and this has not gone through.',

  // What is said where something that was sent waits long for the chain.
  'speedUp.again': 'Send it again with a higher fee',
  'speedUp.why':
    'The blockchain takes its time. With a higher fee it goes in sooner. Your wallet has to keep the number (nonce) of the first: then only one of the two can happen, and only one is paid for.',
  'speedUp.asking': 'Your wallet asks you to send it again.',
  'speedUp.still': 'What you sent first is still on its way.',
  'speedUp.two': 'As long as the second one waits, it is not sent again here.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(signingCopy)
