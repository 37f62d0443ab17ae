import { actionOfBytes, type SignableView } from '@ghost-pay/safe-account/view'

/** How many people a batch pays; undefined for what pays nobody, or does something else as well. */
export function paidMany(view: SignableView): number | undefined {
  const { action, isWhole } = actionOfBytes(view)
  if (action.kind !== 'batch' || action.people === 0 || !isWhole) return undefined
  return action.people
}
