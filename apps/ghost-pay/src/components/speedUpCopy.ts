import { textOf } from '../text/textOf.ts'

/** What is said where something that was sent waits long for the chain. */
export const speedUpCopy = {
  'speedUp.again': 'Send it again with a higher fee',
  'speedUp.why':
    'The blockchain takes its time. With a higher fee it goes in sooner. Your wallet has to keep the number (nonce) of the first: then only one of the two can happen, and only one is paid for.',
  'speedUp.asking': 'Your wallet asks you to send it again.',
  'speedUp.still': 'What you sent first is still on its way.',
  'speedUp.two': 'As long as the second one waits, it is not sent again here.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(speedUpCopy)
