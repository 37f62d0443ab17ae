import { textOf } from '../text/textOf.ts'

/** Who has signed, and who can. */
export const signaturesCopy = {
  'signatures.signed': '{signed} of {required} approved',
  'signatures.open': '{signed} of {required} approved, {owners} can approve',
  'signatures.claimed': '{signatures}, says Safe’s service',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(signaturesCopy)
