/** Why what waits for the chain was not sent again with a higher fee. */
export const fasterCopy = {
  'faster.again': 'It was sent again already, or is on the blockchain. Nothing was sent.',
  'faster.lost':
    'The network no longer knows it, so there is nothing to send again. Nothing was sent.',
  'faster.silent': 'The blockchain did not answer. Nothing was sent. Try again.',
  'faster.included': 'The blockchain has it by now. Nothing was sent.',
  'faster.other':
    'The network shows another transaction than the one that was sent here. Nothing was sent.',
  'faster.elsewhere':
    'Your wallet has been asked already, here or in another tab. Answer there. If it shows nothing, reload this page.',
  'faster.second':
    'Your wallet sent it as a second transaction. It did not take the first one’s place; cancel it in your wallet.',
  'faster.two':
    'The second transaction that your wallet sent still waits. Nothing was sent. Cancel it in your wallet first.',
} as const
