import type { AddressProblem } from '@ghost-pay/payments/payroll'

/** Why a text names nobody who can be paid. Each has what a sentence about it needs; the words are the app's. */
export type RecipientProblem =
  | Exclude<AddressProblem, { key: 'word' }>
  /** A prefix (EIP-3770) of no chain that is known here. */
  | { key: 'unknownChain'; prefix: string }
  /** A word without a dot that nobody has as a name. */
  | { key: 'noSuchPerson'; name: string }
  /** A word without a dot of 32 bytes or more. */
  | { key: 'wordTooLong'; bytes: number }
  | EnsNameProblem

/** Why a name with dots is none (ENSIP-15, and the limits of behaviour/payments#recipient-names). */
export type EnsNameProblem =
  | { key: 'emptyLabel' }
  | { key: 'labelTooLong'; label: string; length: number }
  | { key: 'hyphen'; label: string }
  | { key: 'prohibitedCharacter'; character: string; code: string }
  /** Letters of two scripts in one label, or letters that pass for those of another script. */
  | { key: 'confusable'; label: string }
  | { key: 'notNormalizable' }
