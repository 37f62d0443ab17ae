/** Who has signed a transaction. */
export const signersCopy = {
  'signers.title': '{counted} of {threshold} approvals',
  'signers.claimed': 'Only Safe’s service names these owners: the blockchain has not answered.',
  'signers.bad': {
    one: 'One signature that Safe’s service shows does not count.',
    other: '{count} signatures that Safe’s service shows do not count.',
  },
  'signers.bad.text':
    'Safe’s service says {claimed}. What counts is recovered here from the signature itself.',
  'signers.signed': 'Approved',
  'signers.onChain': 'Not checked: the account asks its contract',
  'signers.stranger': 'No owner: does not count',
  'signers.invalid': 'Signature does not hold',
  'signers.missing': 'Not approved',
  'signers.now': 'Now',
  'signers.waiting': 'Not yet',
  'signers.other': 'Approved what it cancels',
  'signers.spare': 'Not needed',
  'signers.unknown': '–',
} as const
