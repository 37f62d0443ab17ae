/** What is known of one transaction. */
export const factsCopy = {
  'facts.from': 'From',
  'facts.to': 'To',
  'facts.token': 'Token',
  'facts.chain': 'Chain',
  'facts.data': 'Data',
  'facts.nonce': 'No. in line',
  'facts.proposed': 'Proposed',
  'facts.executed': 'Executed',
  'facts.note': 'Note',
  'facts.note.claimed': '{note} (a note of the owners, not part of the signature)',
  'facts.onChain': 'On the chain',
  'facts.onChain.copy': 'Copy the hash of the chain’s transaction',
  'facts.bytes': { one: '{count} byte', other: '{count} bytes' },
} as const
