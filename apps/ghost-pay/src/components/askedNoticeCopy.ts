import { textOf } from '../text/textOf.ts'

/** What is said of a wallet that was asked to send something and has not answered. */
export const askedNoticeCopy = {
  'asked.title': 'Your wallet may already have sent this.',
  'asked.when': 'Wallet {wallet} was asked to send it on {time}. No answer came back here.',
  'asked.looking': 'Looking on the blockchain…',
  'asked.unread': 'The blockchain did not answer.',
  'asked.quiet':
    'The blockchain has nothing new from this wallet. The wallet may still be asking: look there first.',
  'asked.waiting':
    'Something that this wallet sent since then waits for the blockchain. It may be this.',
  'asked.other': 'This wallet has sent something since then, and this has not gone through.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(askedNoticeCopy)
