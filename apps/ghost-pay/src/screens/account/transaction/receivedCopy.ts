/** The page of what an account has received. */
export const receivedCopy = {
  'received.from': '{account} received this from {name}',
  'received.new': '{account} received new tokens',
  'received.label': 'What was received',
  'received.worth': '{sum} at today’s price',
  'received.claimed': 'Safe’s service says so; the blockchain was not asked or did not answer',
  'received.sender': 'From',
  'received.token': 'Token',
  'received.to': 'To',
  'received.chain': 'On the blockchain',
  'received.copy': 'Copy the hash of the blockchain’s transaction',
} as const
