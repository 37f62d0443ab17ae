import { type Address, numberToHex } from 'viem'

import type { WalletState } from '../walletState.ts'
import { atomicStatus } from './atomicStatus.ts'

/**
 * The capabilities of a wallet by chain (EIP-5792): whether the account's batches are one transaction, as the chain has it.
 *
 * @param state the wallet's state
 * @param options `batches`, whether it takes batches at all; `batcher`, the contract that makes them one transaction; `address`, the
 *   account; `chainIds`, the chains of the request, all that the wallet has a node for unless given
 */
export async function getCapabilities(
  { chains, nodeOf }: WalletState,
  {
    batches,
    batcher,
    address,
    chainIds,
  }: {
    batches: boolean
    batcher: Address | undefined
    address: Address | undefined
    chainIds: readonly number[] | undefined
  },
): Promise<Record<string, object>> {
  if (!batches) return {}
  const known = [...chains.values()].filter(
    ({ id, rpcUrl }) => rpcUrl !== undefined && (chainIds?.includes(id) ?? true),
  )
  const answers = known.map(async ({ id }) => {
    const status = address ? await atomicStatus(nodeOf(id), address, batcher) : 'unsupported'
    return [numberToHex(id), { atomic: { status } }] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}
