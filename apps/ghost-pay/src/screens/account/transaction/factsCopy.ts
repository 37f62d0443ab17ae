/** What is known of one transaction. */
export const factsCopy = {
  'facts.from': 'From',
  'facts.to': 'To',
  'facts.token': 'Token',
  'facts.chain': 'Network',
  'facts.data': 'Data',
  'facts.nonce': 'No. in line',
  'facts.proposed': 'Proposed',
  'facts.executed': 'Sent',
  'facts.note': 'Note',
  'facts.note.claimed': '{note} (a note of the owners, not part of the signature)',
  'facts.onChain': 'On the blockchain',
  'facts.onChain.copy': 'Copy the hash of the blockchain’s transaction',
  'facts.bytes': { one: '{count} byte', other: '{count} bytes' },
} as const
