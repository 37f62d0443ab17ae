import { textOf } from '../text/textOf.ts'

/** The button that asks for a signature, in all its states. */
export const signActionCopy = {
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
  'signing.stop': 'Stop waiting',
  'signing.again': 'Send again',
  'signing.checking': 'Comparing the code with the account’s contract.',
  'signing.asking': 'Check your wallet: it must show the code above.',
  'signing.sending': 'Approved. Passing it to Safe’s service.',
  'signing.done': 'Signed.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(signActionCopy)
