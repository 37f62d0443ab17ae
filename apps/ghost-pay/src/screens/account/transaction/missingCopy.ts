/** Who has to act before a transaction can be executed, and who can. */
export const missingCopy = {
  'missing.disconnected': 'Connect the wallet of an owner to approve.',
  'missing.anybody': 'It is approved, so anybody can send it. Only owners can approve.',
  'missing.notOwner': 'The connected address is not an owner, so it cannot approve.',
  'missing.others': {
    one: 'One more owner must approve too.',
    other: '{count} more owners must approve too.',
  },
  'missing.named': '{names} must approve too.',
  'missing.unread': 'Asking the blockchain who can approve.',
} as const
