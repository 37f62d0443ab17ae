/**
 * What the packed table abbreviates: a sign, and what it stands for. Chosen by what saves most once compressed; a sign must
 * not occur in the table otherwise. The first is applied first.
 */
export const abbreviations = [
  '$testnet',
  '%explorer.',
  '[mainnet',
  '] Testnet',
  '{.skalenodes.com',
  '}chain',
  '<scan',
  '>.com',
  '?.network',
  '^.io&',
  '+sepolia',
]
