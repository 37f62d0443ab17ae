import { numberToHex } from 'viem'

import type { WalletState } from '../walletState.ts'

/**
 * The capabilities of a wallet by chain (EIP-5792): it sends no batch as one transaction.
 *
 * @param state the wallet's state
 * @param batches whether it takes batches at all
 * @param chainIds the chains of the request; all that the wallet has a node for unless given
 */
export function getCapabilities(
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
