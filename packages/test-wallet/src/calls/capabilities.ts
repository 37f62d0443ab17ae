import { numberToHex } from 'viem'

import type { WalletState } from '../walletState.ts'

/**
 * What a wallet can do with batches, by chain (EIP-5792): nothing as one transaction.
 *
 * @param state the wallet's state
 * @param batches whether it takes batches at all
 * @param chainIds the chains that the page asks about; all that the wallet has a node for unless given
 */
export function capabilitiesOf(
  { chains }: WalletState,
  batches: boolean,
  chainIds?: readonly number[],
): Record<string, object> {
  if (!batches) return {}
  const known = [...chains.values()].filter(
    ({ id, rpcUrl }) => rpcUrl !== undefined && (chainIds?.includes(id) ?? true),
  )
  return Object.fromEntries(
    known.map(({ id }) => [numberToHex(id), { atomic: { status: 'unsupported' } }]),
  )
}
