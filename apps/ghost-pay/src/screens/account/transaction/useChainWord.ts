import type { Address, Hash } from 'viem'
import type { TransactionInfo } from '@ghost-pay/gateway-client'
import type { ExecutedName, SignableTransaction } from '@ghost-pay/safe-account'
import type { ChainWord } from '@ghost-pay/safe-account/checks'

import { useOnChain } from '../../../chain/useOnChain.ts'
import { load } from '../../../page/load.ts'
import { idleInterval, pollInterval } from '../pollInterval.ts'

type UseChainWordParameters = {
  chainId: number
  safe: Address
  /** The chain's transaction in which it happened, as the gateway says; null when it says none. */
  hash: Hash | null
  safeTxHash: Hash | undefined
  info: TransactionInfo
}

/** What the chain says of the transaction in which the gateway says that something happened. */
export function useChainWord({
  chainId,
  safe,
  hash,
  safeTxHash,
  info,
}: UseChainWordParameters): ChainWord {
  const { data, isError } = useOnChain<ChainWord>(
    ['receipt', chainId, safe, hash, safeTxHash],
    hash !== null &&
      (async (client) => {
        const { readReceiptOutcome } = await load(() => import('@ghost-pay/safe-account'))
        return readReceiptOutcome(client, { hash, safe, safeTxHash, info })
      }),
    {
      // A receipt may still come, and a chain may go back.
      refetchInterval: ({ state }) =>
        state.data === 'absent' || state.error !== null ? pollInterval : idleInterval,
    },
  )
  return data ?? (isError ? 'unreachable' : 'pending')
}

/** What an account executed, from the chain alone: `none` where the chain does not show it. */
export type Executed =
  | { status: 'read'; signable: SignableTransaction }
  | { status: 'pending' | 'unread' | 'none'; signable?: undefined }

/**
 * Reads from the chain what an account executed under a hash, for what a gateway shows otherwise.
 *
 * @param name what was executed, and in which of the chain's transactions; undefined where there is no reason to ask
 */
export function useExecuted(name: (ExecutedName & { hash: Hash }) | undefined): Executed {
  const { data, isError } = useOnChain(
    ['executed', name?.chainId, name?.safe, name?.safeTxHash, name?.hash],
    name &&
      (async (client) => {
        const { readExecuted } = await load(() => import('@ghost-pay/safe-account'))
        return (await readExecuted(client, name)) ?? null
      }),
    { refetchInterval: ({ state }) => (state.error === null ? false : pollInterval) },
  )
  if (data === undefined) return { status: isError ? 'unread' : 'pending' }
  return data === null ? { status: 'none' } : { status: 'read', signable: data }
}
