/** The sentences of the page of a payment. */
export const payCopy = {
  'pay.worth': 'About {sum} by the gateway’s price.',
  'pay.note': 'For',
  'pay.note.hint':
    'An invoice, a month. The owners and the gateway see it; it is not signed and not on the chain.',
  'pay.lately': 'Paid lately',
  'pay.lately.none': 'Nobody yet. Whom this account has paid stands here.',
  'pay.lately.ago': '{ago} ago',
  'pay.with': 'Pay with',
} as const
