/** What the gateway says of a fee that no node has said. */
export const claimedFeeCopy = {
  'claimedFee.asking': 'The blockchain does not say. Safe’s service is asked.',
  'claimedFee.silent': 'Neither the blockchain nor Safe’s service says.',
  'claimedFee.gas': 'at least {gas} gas as Safe’s service estimates, paid by who sends it',
  'claimedFee.fee': 'at least {fee} {symbol} as Safe’s service estimates, paid by who sends it',
} as const
