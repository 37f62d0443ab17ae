/** Who has to act before a transaction can be executed, and who can. */
export const missingCopy = {
  'missing.disconnected': 'Connect the wallet of an owner to sign.',
  'missing.anybody': 'It has its signatures, so anybody can execute it. Only owners can sign.',
  'missing.notOwner': 'The connected address is not an owner, so it cannot sign.',
  'missing.others': {
    one: 'You have signed. One more owner must sign.',
    other: 'You have signed. {count} more owners must sign.',
  },
  'missing.unread': 'Asking the chain who can sign.',
} as const
