import type { Address } from 'viem'

import { locale } from '../format/locale.ts'
import { shortAddress } from '../format/shortAddress.ts'

/** An owner as far as the reader knows them. */
export type Signer = { address: Address; name?: string | undefined }

const nameOf = ({ name, address }: Signer): string => name ?? shortAddress(address)

const list = new Intl.ListFormat(locale, { type: 'disjunction' })

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
