import type { Address } from 'viem'

/** An owner as far as the reader knows them. */
export type Signer = { address: Address; name?: string | undefined }

const nameOf = ({ name, address }: Signer): string =>
  name ?? `${address.slice(0, 6)}…${address.slice(-4)}`

const list = new Intl.ListFormat('en', { type: 'disjunction' })

/**
 * Who has signed and who can still, in words: `1 of 2 signed, Bob or Carol can sign`.
 *
 * @param signatures how many signed, how many are asked for, and which owners have not signed
 */
export function describeSignatures({
  count,
  required,
  missing,
}: {
  count: number
  required: number
  missing: readonly Signer[]
}): string {
  const state = `${count} of ${required} signed`
  if (count >= required || missing.length === 0) return state
  return `${state}, ${list.format(missing.map(nameOf))} can sign`
}
