import type { Payment, ReadPayment } from './payment.ts'

export type PayStepParameters = {
  /** What the address bar asks for. */
  at: 'form' | 'review' | 'elsewhere'
  /** Whether the form was sent since this page was opened. */
  sent: boolean
  /** The form, read against what is known of the account now. */
  payment: ReadPayment
}

export type PayStep =
  | { name: 'form' }
  | { name: 'review'; payment: Payment }
  | { name: 'backToForm' }
  | { name: 'nowhere' }

/**
 * Which step of a payment is shown. A review needs a form that was sent here and still holds: after a reload there is
 * none, and balances that come late can show that the account holds less.
 */
export function payStep({ at, sent, payment }: PayStepParameters): PayStep {
  if (at === 'elsewhere') return { name: 'nowhere' }
  if (at === 'form') return { name: 'form' }
  if (!sent || payment.status === 'incomplete') return { name: 'backToForm' }
  return { name: 'review', payment: payment.payment }
}
