import { useQueries } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { Transaction, TransactionInfo } from '@ghost-pay/gateway-client'
import type { RowCheck } from '@ghost-pay/safe-account/checks'

import type { SharedAccount } from '../account/SharedAccount.ts'
import { chainClient } from '../chain/chainClient.ts'
import { load } from '../page/load.ts'

/** How often what could not be confirmed is looked at again, in milliseconds. */
const again = 20_000

/**
 * Compares executed rows of the gateway's history with the chain, each once.
 *
 * @returns what came of it, by the transaction's id; rows that name no transaction of the chain are not in it
 */
export function useExecutionChecks(
  { chainId, address }: Pick<SharedAccount, 'chainId' | 'address'>,
  transactions: readonly Transaction[],
): ReadonlyMap<string, RowCheck> {
  const config = useConfig()
  const executed = transactions.flatMap((transaction) =>
    transaction.txHash === null ? [] : [{ transaction, hash: transaction.txHash }],
  )
  return useQueries({
    queries: executed.map(({ transaction, hash }) => ({
      queryKey: [
        'execution-check',
        chainId,
        address,
        transaction.id,
        hash,
        transaction.txStatus,
        claimOf(transaction.txInfo),
      ],
      queryFn: async (): Promise<RowCheck> => {
        const [{ readReceipt }, { checkExecution }] = await load(() =>
          Promise.all([
            import('@ghost-pay/safe-account'),
            import('@ghost-pay/safe-account/checks'),
          ]),
        )
        const receipt = await readReceipt(chainClient(config, chainId), { hash })
        return checkExecution(transaction, receipt, address, Date.now())
      },
      staleTime: ({ state }: { state: { data: RowCheck | undefined } }) =>
        state.data?.status === 'confirmed' ? Infinity : again,
    })),
    combine: (checks) =>
      new Map(
        checks.flatMap(({ data }, index) => {
          const id = executed[index]?.transaction.id
          return id === undefined || data === undefined ? [] : [[id, data] as const]
        }),
      ),
  })
}

/** What of the gateway's words is compared: another claim is another question. */
function claimOf(info: TransactionInfo): string {
  if (info.type !== 'Transfer') return info.type
  const { transferInfo, sender, recipient } = info
  const what =
    transferInfo.type === 'ERC20'
      ? `${transferInfo.tokenAddress} ${transferInfo.value}`
      : transferInfo.type === 'ERC721'
        ? `${transferInfo.tokenAddress} ${transferInfo.tokenId}`
        : transferInfo.type === 'NATIVE_COIN'
          ? String(transferInfo.value)
          : ''
  return [transferInfo.type, sender.value, recipient.value, what].join(' ')
}
