import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { Transaction } from '@ghost-pay/gateway-client'
import { getTransactionQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import type { QueuedCheck } from '@ghost-pay/safe-account/checks'
import { describeInfo } from '@ghost-pay/safe-account/view'

import type { SharedAccount } from '../account/SharedAccount.ts'
import { chainClient } from '../chain/chainClient.ts'
import { load } from '../page/load.ts'

/** What came of checking rows of a queue, and whether some of it is on its way. */
type QueuedChecks = {
  /** By the transaction's id. */
  checks: ReadonlyMap<string, QueuedCheck>
  isPending: boolean
}

/**
 * Checks rows of a queue: who has signed, and whether the gateway's words are the transaction's. Each costs a question to the gateway.
 *
 * @param most how many rows; the others are not in the answer
 */
export function useQueuedChecks(
  account: SharedAccount,
  transactions: readonly Transaction[],
  most = transactions.length,
): QueuedChecks {
  const client = useGateway()
  const queryClient = useQueryClient()
  const config = useConfig()
  const { chainId, address, onChain } = account
  const version = onChain?.version ?? null
  const queued = transactions.slice(0, most).flatMap(({ id, txInfo, executionInfo }) =>
    executionInfo?.type === 'MULTISIG'
      ? [
          {
            id,
            nonce: executionInfo.nonce,
            submitted: executionInfo.confirmationsSubmitted,
            required: executionInfo.confirmationsRequired,
            said: describeInfo(txInfo),
          },
        ]
      : [],
  )
  return useQueries({
    queries: queued.map((row) => {
      const details = getTransactionQueryOptions(client, { chainId, id: row.id, address })
      return {
        // Under the transaction: whatever makes that stale makes this stale.
        queryKey: [
          ...details.queryKey,
          'check',
          row.submitted,
          row.required,
          row.nonce,
          row.said,
          version,
          onChain?.owners,
          onChain?.threshold,
        ],
        // Without the chain's owners there is nothing to compare with.
        enabled: onChain !== undefined,
        staleTime: Infinity,
        queryFn: async (): Promise<QueuedCheck | null> => {
          if (onChain === undefined) return null
          const answer = await queryClient.query(details)
          const { readSignatures } = await load(() => import('@ghost-pay/safe-account'))
          const { checkQueued } = await load(() => import('@ghost-pay/safe-account/checks'))
          const check = await checkQueued(
            answer,
            {
              chainId,
              address,
              owners: onChain.owners,
              threshold: onChain.threshold,
              version,
            },
            { ...row, says: (info) => describeInfo(info) === row.said },
            (signable, parameters) =>
              readSignatures(chainClient(config, signable.chainId), signable, parameters),
          )
          return check ?? null
        },
      }
    }),
    combine: (answers) => ({
      checks: new Map(
        answers.flatMap(({ data }, index) => {
          const row = queued[index]
          return row === undefined || data === undefined || data === null
            ? []
            : [[row.id, data] as const]
        }),
      ),
      isPending: answers.some(({ isPending }) => isPending),
    }),
  })
}
