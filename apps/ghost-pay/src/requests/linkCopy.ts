import { textOf } from '../text/textOf.ts'

/** What is said of a link that asks for a payment: why it cannot be read, and what it fills in. */
export const linkCopy = {
  'request.unreadable.format': 'This is no request and no payment link. Ask for the link again.',
  'request.unreadable.formatVersion':
    'This request was written by a newer Ghost Pay than this one. Reload the page.',
  'request.unreadable.damaged':
    'The link is cut off or was changed on its way. Ask for it again, and copy all of it.',
  'request.unreadable.tooLarge': 'This is longer than a request may be.',
  'request.unreadable.tooLong': 'This is longer than a payment link may be.',
  'request.unreadable.name':
    'This link pays a name instead of an address. Ask for a link with the address.',
  'request.unreadable.checksum':
    'An address in this link has a broken checksum: a character is wrong. Ask for the link again.',
  'request.unreadable.function':
    'This link does something else than pay. Do not use it unless you know what it does.',
  'request.unreadable.parameter':
    'This link could be read as two different payments. Ask for another one.',
  'request.unreadable.number': 'A number in this link is no whole amount. Ask for another link.',
  'paymentLink.filled': 'Filled in from the payment link: {amount} {symbol}.',
  'paymentLink.filledOpen':
    'Filled in from the payment link. It leaves the amount of {symbol} to you.',
  'paymentLink.otherChain':
    'This payment link is for {chain}, and the account pays on {own}. Ask for a link for {own}.',
  'paymentLink.unknownChain':
    'This payment link is for a blockchain with the number {chain}, and the account pays on {own}. Ask for a link for {own}.',
  'paymentLink.noSuchToken':
    'This payment link asks for a token that the account does not hold: {token}.',
  'paymentLink.reading': 'What the account holds is still being read.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(linkCopy)
