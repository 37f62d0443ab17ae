/** The sentences of the page of a payment. */
export const payCopy = {
  'pay.page': 'Pay',
  'pay.amount': 'Amount',
  'pay.holds': 'The account holds',
  'pay.all': 'All of it',
  'pay.amountIn': 'Amount in {unit}',
  'pay.typeIn': 'Type it in {unit}',
  'pay.comesTo': '{amount} {symbol} are paid, by the gateway’s price.',
  'pay.worth': 'About {sum} by the gateway’s price.',
  'pay.note': 'For',
  'pay.note.hint':
    'An invoice, a month. The owners and the gateway see it; it is not signed and not on the chain.',
  'pay.bind': 'Bind it to the payment',
  'pay.bind.hint':
    'The bytes that the owners sign, and the chain, then carry the fingerprint of these words. Who knows the words can check it.',
  'pay.bind.refused':
    'This token takes no words with a payment. Take the mark away, and they stay a note.',
  'pay.bind.tooLong': 'These words are too long to be bound. Say it in fewer.',
  'pay.bind.silent':
    'The node did not answer, so nobody knows whether this token takes the words. Try again.',
  'pay.lately': 'Paid lately',
  'pay.lately.reading': 'Reading whom this account has paid',
  'pay.lately.none': 'Nobody yet. Whom this account has paid stands here.',
  'pay.lately.unknown': 'None found in the newest blocks. Whom it paid before is not known here.',
  'pay.lately.ago': '{ago} ago',
  'pay.with': 'Pay with',
  'pay.with.label': 'With',
  'pay.with.choose': 'Choose what to pay with.',
  'pay.review': 'Review',
  'pay.place': 'This payment takes place {place} in line.',
  'pay.place.text':
    'It replaces what waits there: only one of the two can happen. Whichever is sent first ends the other.',
  'pay.place.free': 'Use the next free place',
  'pay.disconnected': 'Connect the wallet of an owner to start a payment.',
  'pay.disconnected.connect': 'Connect your wallet',
  'pay.notOwner': 'You can prepare a payment. An owner signs it.',
  'pay.notOwner.text':
    'The connected address is not an owner of this account. What you prepare goes to an owner as a link or a file.',
  'pay.kept': 'Signed, not sent',
  'pay.kept.again': 'Send again',
  'pay.kept.drop': 'Throw the signature away',
  'pay.kept.refused': 'The signature is not kept any more. Nothing was paid.',
  'pay.kept.opening': 'Opening what you signed',
  'pay.what': 'what this account holds',
  'pay.gateway': 'gateway',
} as const
