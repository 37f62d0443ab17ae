import type { QueryClient } from '@tanstack/react-query'
import type { GatewayClient } from '@ghost-pay/gateway-client'
import { getTransactionQueryOptions, safeKey } from '@ghost-pay/gateway-client/react'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { CheckError } from '../../../data/CheckError.ts'
import { safeOf } from '../../../data/safeOf.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import type { SignableTransaction } from '../../../data/verifyBeforeSigning.ts'
import { spendPolicyKey } from '../review/useSpendPolicy.ts'

export type AskAgainParameters = {
  account: SharedAccount
  /** The gateway's own for the transaction. */
  id: string
  /** By its own bytes; undefined for what cannot be read. */
  signable: SignableTransaction | undefined
}

/**
 * Asks everybody again who vouches for a transaction: the gateway about it, its line and its policy, the chain about the account, the
 * hash and what it would do. What nobody answers is not known afterwards, however it was answered before.
 *
 * @throws what the gateway client throws when the transaction or its line cannot be read, CheckError when the account cannot
 */
export async function askAgain(
  queryClient: QueryClient,
  client: GatewayClient,
  { account, id, signable }: AskAgainParameters,
): Promise<void> {
  const { chainId, address } = account
  const options = getTransactionQueryOptions(client, { chainId, address, id })
  await queryClient.query({ ...options, staleTime: 0 })
  const again = { throwOnError: true } as const
  const hash = signable && safeTxHash(signable)
  await Promise.all([
    queryClient
      .refetchQueries({ queryKey: ['account-facts', chainId, address] }, again)
      .catch((cause: unknown) => {
        throw new CheckError('The node did not answer. Nothing was signed. Try again.', {
          by: 'chain',
          passing: true,
          cause,
        })
      }),
    queryClient.refetchQueries(
      { queryKey: [...safeKey(client, safeOf(account)), 'taken-nonces'] },
      again,
    ),
    queryClient.refetchQueries({ queryKey: spendPolicyKey(client, account) }, again),
    queryClient.resetQueries({ queryKey: ['contract-hash', chainId, hash] }),
    queryClient.resetQueries({ queryKey: ['rehearsal', chainId, hash] }),
  ])
}
