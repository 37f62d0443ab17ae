import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { safePartKey, useGateway } from '@ghost-pay/gateway-client/react'
import { decidePayments, type PolicyFinding, type SignedPolicy } from '@ghost-pay/payments/policy'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import { load } from '../../../data/load.ts'
import { draftPayments } from '../../../data/policy/draftPayments.ts'
import type { FoundPolicy } from '../../../data/policy/readSpendPolicy.ts'
import { safeOf } from '../../../data/safeOf.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import type { SignableTransaction } from '../../../data/verifyBeforeSigning.ts'

/** What the search for the owners' policy under `spendPolicyKey` has come to. */
export type SpendPolicyAnswer = {
  /** Null where the account's contract says no version, undefined while, or because, nobody has answered. */
  found: FoundPolicy | null | undefined
  isError: boolean
}

/** What everything that is known of an account's policy is cached under. */
export const spendPolicyKey = (
  client: ReturnType<typeof useGateway>,
  account: Pick<SharedAccount, 'chainId' | 'address'>,
) => [...safePartKey(client, safeOf(account), 'messages'), 'spend-policy'] as const

/**
 * Looks for the policy that the owners have signed.
 *
 * @param isUnasked only what this browser has found before is looked at
 */
export function useSpendPolicy(account: SharedAccount, isUnasked = false): SpendPolicyAnswer {
  const config = useConfig()
  const client = useGateway()
  const { onChain } = account
  const { owners, threshold, version } = onChain ?? {}
  const { data, isError } = useQuery({
    queryKey: [...spendPolicyKey(client, account), version, owners, threshold, isUnasked],
    enabled: onChain !== undefined,
    staleTime: 20_000,
    queryFn: async ({ signal }) => {
      if (owners === undefined || threshold === undefined || version === undefined) return null
      const { findSpendPolicy } = await load(
        () => import('../../../data/policy/findSpendPolicy.ts'),
      )
      const asked = isUnasked ? undefined : client
      const safe = safeOf(account)
      return findSpendPolicy(config, asked, { ...safe, owners, threshold, version }, signal)
    },
  })
  return { found: data, isError }
}

/** What of a transaction a policy speaks against, or cannot decide (behaviour/policy#rules). */
export function heldAgainst(
  { policy }: SignedPolicy,
  { safe, transaction }: Pick<SignableTransaction, 'safe' | 'transaction'>,
): readonly PolicyFinding[] {
  const unknown = (): undefined => undefined
  return decidePayments(draftPayments(describeTransaction({ safe, transaction })), policy, {
    spentInDay: unknown,
    spentInMonth: unknown,
  })
}
