/** Who has signed, and who can. */
export const signaturesCopy = {
  'signatures.signed': '{signed} of {required} approved',
  'signatures.open': '{signed} of {required} approved, {owners} can approve',
  'signatures.claimed': '{signatures}, says Safe’s service',
} as const
