import type { PartView } from '@ghost-pay/safe-account/view'

/** Whether a batch does nothing but pay: a batch with one step of another kind is not called payments. */
export const arePayments = (parts: readonly Pick<PartView, 'payment'>[]): boolean =>
  parts.length > 0 && parts.every(({ payment }) => payment !== undefined)
