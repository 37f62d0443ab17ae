/** Who has signed, and who can. */
export const signaturesCopy = {
  'signatures.signed': '{signed} of {required} signed',
  'signatures.open': '{signed} of {required} signed, {owners} can sign',
  'signatures.claimed': '{signatures}, says the gateway',
} as const
