import type { Address, Hex } from 'viem'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

/**
 * The references of equal transfers in a transaction's bytes, in their order: what stands in the 32 bytes behind each
 * (behaviour/memo#bound). A transaction can hold many transfers, each with a reference of its own.
 *
 * @param input of the chain's transaction
 * @param parameters.known references that are looked for; other bytes are none
 */
export function referencesIn(
  input: Hex,
  { to, amount, known }: { to: Address; amount: bigint; known: readonly Hex[] },
): readonly Hex[] {
  // The token does not stand in the data.
  const { data } = erc20TransferCall({ token: to, to, amount })
  const [, ...behind] = input.toLowerCase().split(data.slice(2).toLowerCase())
  return behind.flatMap((bytes) => known.find((hash) => bytes.startsWith(hash.slice(2))) ?? [])
}
