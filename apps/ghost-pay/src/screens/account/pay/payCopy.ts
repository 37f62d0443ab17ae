import { textOf } from '../../../text/textOf.ts'

/** The sentences of the page of a payment. */
export const payCopy = {
  'pay.page': 'Pay',
  'pay.amount': 'Amount',
  'pay.holds': 'The account holds',
  'pay.all': 'All of it',
  'pay.amountIn': 'Amount in {unit}',
  'pay.typeIn': 'Type it in {unit}',
  'pay.comesTo': 'This pays {amount} {symbol}, at the price of Safe’s service.',
  'pay.worth': 'About {sum} at the price of Safe’s service.',
  'pay.note': 'For',
  'pay.note.cut': 'A note has at most {most} characters. This is left out: “{words}”',
  'pay.note.hint': 'A note for the owners. Not part of the payment.',
  'pay.bind': 'Bind it to the payment',
  'pay.bind.hint':
    'Then the owners approve the fingerprint of these words, and the blockchain keeps it. Whoever knows the words can check it.',
  'pay.bind.refused':
    'This token takes no words with a payment. Remove the mark, and they stay a note.',
  'pay.bind.tooLong': 'These words are too long to be bound. Say it in fewer.',
  'pay.bind.silent':
    'The blockchain did not answer, so nobody knows whether this token takes the words. Try again.',
  'pay.lately': 'Paid lately',
  'pay.lately.reading': 'Reading whom this account has paid',
  'pay.lately.whole': 'Nobody yet. Whom this account has paid stands here.',
  'pay.lately.part': 'None found in its newest payments. Whom it paid before is not known here.',
  'pay.lately.unread': 'Not known: Safe’s service did not say whom this account has paid.',
  'pay.lately.ago': '{ago} ago',
  'pay.with': 'Pay with',
  'pay.with.label': 'With',
  'pay.with.none': 'Choose a token',
  'pay.with.choose': 'Choose what to pay with.',
  'pay.review': 'Review',
  'pay.place': 'This payment is no. {place} in line.',
  'pay.place.text':
    'It replaces what waits there: only one of the two can happen. Whichever is sent first ends the other.',
  'pay.place.free': 'Use the next free number',
  'pay.chosen': 'You have already begun a payment here.',
  'pay.chosen.text': 'The other one, which you have just chosen, would take its place.',
  'pay.chosen.keep': 'Keep what I typed',
  'pay.chosen.take': 'Take the other one',
  'pay.disconnected': 'Connect the wallet of an owner to start a payment.',
  'pay.disconnected.connect': 'Connect your wallet',
  'pay.notOwner': 'You can prepare a payment. An owner approves it.',
  'pay.notOwner.text':
    'The connected address is not an owner of this account. What you prepare goes to an owner as a link or a file.',
  'pay.kept': 'Signed, not sent',
  'pay.kept.again': 'Send again',
  'pay.kept.drop': 'Throw the signature away',
  'pay.kept.refused': 'The signature is not kept any more. Nothing was paid.',
  'pay.what': 'what this account holds',

  // What is the matter with an amount that was typed.
  'amount.empty': 'Enter an amount.',
  'amount.unreadable': 'Write the amount in digits, for example 1500 or {example}.',
  'amount.twoWays': '{typed} can be read in two ways. Write {without} or {with}.',
  'amount.thousands': '{amount} – {thousands} thousand',
  'amount.thousandsAnd': '{amount} – {thousands} thousand {rest}',
  'amount.between': '{amount} – between {low} and {high}',
  'amount.tooFine': {
    one: '{symbol} has {count} decimal.',
    other: '{symbol} has {count} decimals.',
  },
  'amount.nothing': 'Enter more than 0.',
  'amount.tooMuch': 'The account holds {amount} {symbol}.',

  // The sentences around the field of who is paid.
  'recipientField.label': 'To',
  'recipientField.hint': 'Name, address or ENS name',
  'recipientField.paid': 'Last paid {when}',
  'recipientField.notPaid': 'Not paid yet',
  'recipientField.unnamed': 'No name yet',
  'recipientField.fromChain': '● blockchain',
  'recipientField.use': 'Put 0x before it',
  'recipientField.link': 'This link says by itself who is paid, and how much.',
  'recipientField.fill': 'Fill in the payment',
  'recipientField.openLink': 'Open the payment link',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(payCopy)
