/** What the gateway says of a fee that no node has said. */
export const claimedFeeCopy = {
  'claimedFee.asking': 'The node does not say. The gateway is asked.',
  'claimedFee.silent': 'Neither the node nor the gateway says.',
  'claimedFee.gas': 'at least {gas} gas by the gateway’s estimate, paid by who sends it',
  'claimedFee.fee': 'at least {fee} {symbol} by the gateway’s estimate, paid by who sends it',
} as const
