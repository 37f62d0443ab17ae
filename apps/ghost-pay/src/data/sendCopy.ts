/** What is said where something is not sent to the chain, or nobody knows whether it was. */
export const sendCopy = {
  'send.unknown':
    'Your wallet did not say what it sent. It may be on its way: look in your wallet before you try again.',
  'send.changed': 'This page has changed since you pressed. Nothing was sent. Read it again.',
  'send.unread': 'The blockchain did not answer. Nothing was sent. Try again.',
  'send.untried': 'The blockchain did not answer, so no trial run could be made. Try again.',
  'send.turn.used':
    'No. {nonce} in line is used already: this, or another with it, was sent. Nothing was sent now.',
  'send.turn.one': 'No. {nonce} in line must go first. Nothing was sent.',
  'send.turn.several': 'No. {first} to {last} in line must go first. Nothing was sent.',
  'send.refused': 'The blockchain would refuse this: {reason}',
  'send.refused.code': 'The blockchain would refuse this ({code}).',
  'send.GS010':
    'The blockchain would refuse this (GS010). The limit for its fee is too low. Raise the gas limit in your wallet.',
  'send.GS013':
    'The blockchain would refuse this (GS013). It fails on the blockchain: the account may hold too little, or the contract says no.',
  'send.GS020':
    'The blockchain would refuse this (GS020). A signature is missing or cut. Nothing was sent.',
  'send.GS025':
    'The blockchain would refuse this (GS025). One owner has not approved this on the blockchain.',
  'send.GS026':
    'The blockchain would refuse this (GS026). The account does not accept the signatures: its number may be used already, or an owner has changed.',
  'send.GS030': 'The blockchain would refuse this (GS030). Only owners can approve this.',
} as const
