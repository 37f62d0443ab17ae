import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { safeKey, useGateway } from '@ghost-pay/gateway-client/react'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { chainClient } from '../../../chain/chainClient.ts'
import { load } from '../../../page/load.ts'
import { usePayees } from '../../../people/usePayees.ts'

/**
 * Whether the chain's receipts prove that an account has paid all of several addresses before. `unproven`: not all of them, or nobody has
 * said.
 *
 * @param wanted undefined while it is not known whom it is about
 */
export function useProvenPayees(
  account: SharedAccount,
  wanted: readonly Address[] | undefined,
): 'pending' | 'proven' | 'unproven' {
  const config = useConfig()
  const client = useGateway()
  const { data: payees } = usePayees(account)
  const version = account.onChain?.version
  const { data, isError, isFetching } = useQuery({
    // Under the account's payees: what was read of them is asked again with them.
    queryKey: [...safeKey(client, safeOf(account)), 'payees', 'proven', version, wanted],
    enabled: payees !== undefined && version !== undefined && (wanted ?? []).length > 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      if (payees === undefined || version === undefined || wanted === undefined) return []
      const { readProvenPayees } = await load(() => import('@ghost-pay/safe-account/history'))
      const { payments } = payees
      return readProvenPayees(chainClient(config, account.chainId), client, {
        address: account.address,
        version,
        wanted,
        payments,
        signal,
      })
    },
  })
  if (wanted?.length === 0) return 'proven'
  if (account.onChain !== undefined && version === undefined) return 'unproven'
  if (wanted === undefined || data === undefined) {
    return isError && !isFetching ? 'unproven' : 'pending'
  }
  return data.length === wanted.length ? 'proven' : 'unproven'
}
