import type { GatewayClient } from '../client.ts'
import { GatewayValidationError } from '../errors.ts'
import { isUnreadable } from '../schemas/union.ts'

/** Reports the items of an answer that could not be read, and returns the answer. */
export function reportUnreadable<answer extends object>(
  { onInvalid }: Pick<GatewayClient, 'onInvalid'>,
  answer: answer,
): answer {
  // With `validate: 'off'` it may be nothing at all.
  const { results, unreadable } = Object(answer) as { results?: unknown; unreadable?: unknown }
  for (const item of [results, unreadable].flat().filter(isUnreadable)) {
    onInvalid?.(new GatewayValidationError(item.issues, item.raw))
  }
  return answer
}
