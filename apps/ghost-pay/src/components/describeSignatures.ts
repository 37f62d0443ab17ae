import type { Address } from 'viem'

import { listOf } from '../format/listOf.ts'
import { shortAddress } from '../format/shortAddress.ts'
import type { Said } from '../text/Said.ts'
import type { signaturesCopy } from './signaturesCopy.ts'

/** An owner as far as the reader knows them. */
export type Signer = { address: Address; name?: string | undefined }

const nameOf = ({ name, address }: Signer): string => name ?? shortAddress(address)

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
}): Said<typeof signaturesCopy> {
  const state = { signed: count, required }
  if (count >= required || missing.length === 0) return ['signatures.signed', state]
  return ['signatures.open', { ...state, owners: listOf(missing.map(nameOf), 'or') }]
}
