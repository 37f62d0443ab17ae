import type { Payment, ReadPayment } from './payment.ts'

export type PayStepParameters = {
  /** What the address bar asks for. */
  at: 'form' | 'review' | 'elsewhere'
  /** Whether the form was sent to be looked over. */
  reviewed: boolean
  /** The form, read against what is known of the account now. */
  payment: ReadPayment
  /** What the account holds is still being asked. */
  isPending: boolean
}

export type PayStep =
  | { name: 'form' }
  | { name: 'review'; payment: Payment }
  | { name: 'waiting' }
  | { name: 'backToForm' }
  | { name: 'nowhere' }

/**
 * Which step of a payment is shown. A review needs a form that was sent and still holds: balances that come late can show that
 * the account holds less. After a reload it waits for them.
 */
export function payStep({ at, reviewed, payment, isPending }: PayStepParameters): PayStep {
  if (at === 'elsewhere') return { name: 'nowhere' }
  if (at === 'form') return { name: 'form' }
  if (!reviewed) return { name: 'backToForm' }
  if (payment.status === 'ready') return { name: 'review', payment: payment.payment }
  return { name: isPending ? 'waiting' : 'backToForm' }
}
