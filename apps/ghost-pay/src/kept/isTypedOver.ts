import type { Draft } from '@ghost-pay/safe-account/store'

type Typed = Pick<Draft, 'recipient' | 'amount' | 'token' | 'note'>

/** Whether something that a person has typed would be gone when something else takes its place. */
export const isTypedOver = (draft: Typed, next: Typed): boolean =>
  (['recipient', 'amount', 'note'] as const).some(
    (field) => draft[field].trim() !== '' && draft[field] !== next[field],
  ) ||
  (draft.amount.trim() !== '' && draft.token !== next.token)
