import type { RegistryName } from '@ghost-pay/safe-account/recipients'
import type { Draft } from '@ghost-pay/safe-account/store'

/**
 * A payment to somebody else. The name of the registry by which an address is chosen stays with it, and with no other.
 *
 * @param found whom the name stands for that was typed before
 */
export function withRecipient<Typed extends Pick<Draft, 'recipient' | 'foundAs'>>(
  draft: Typed,
  recipient: string,
  found?: RegistryName,
): Typed {
  if (recipient === draft.recipient) return draft
  return { ...draft, recipient, foundAs: found?.address === recipient ? found.name : '' }
}
