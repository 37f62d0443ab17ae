import { splitNote } from '@ghost-pay/payments/memo'
import type { PartView } from '@ghost-pay/safe-account/view'

/**
 * What the note of a batch calls its payees, by their address in small letters.
 *
 * @returns without those whom it calls by two names: each stands beside its own line
 */
export function namesInNote(
  note: string | undefined,
  parts: readonly Pick<PartView, 'payment'>[],
): ReadonlyMap<string, string> {
  const { lines } = splitNote(note ?? '', parts.length)
  const names = new Map<string, string>()
  for (const [index, { name }] of lines.entries()) {
    const payee = parts[index]?.payment?.to.toLowerCase()
    if (payee === undefined || name === '') continue
    const known = names.get(payee)
    names.set(payee, known === undefined || known === name ? name : '')
  }
  return names
}
