import { useQuery } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { safePartKey, useGateway } from '@ghost-pay/gateway-client/react'
import {
  decidePayments,
  draftPayments,
  type PolicyDraft,
  policyFacts,
  type PolicyFinding,
  type SignedPolicy,
} from '@ghost-pay/payments/policy'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { FoundPolicy } from '@ghost-pay/safe-account/policy'
import { keyedList } from '@ghost-pay/safe-account/store'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { chainClient } from '../../../chain/chainClient.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { browserStore } from '../../../kept/browserStore.ts'
import { load } from '../../../page/load.ts'

/** What this browser has found before. */
const policyStore = browserStore('ghost-pay.policies.v1')

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
 * @param isOwnersOnly it goes from owner to owner: only what this browser has found before is looked at
 */
export function useSpendPolicy(account: SharedAccount, isOwnersOnly = false): SpendPolicyAnswer {
  // The gateway inside the page knows none of the messages that the owners have left at the hosted one.
  const isUnasked = isOwnersOnly || isGatewayHere
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
      const { keptPolicyKind, readSpendPolicy } = await load(
        () => import('@ghost-pay/safe-account/policy'),
      )
      const policies = keyedList(policyStore, keptPolicyKind)
      const { chainId, address } = safeOf(account)
      const found = await readSpendPolicy(
        chainClient(config, chainId),
        isUnasked ? undefined : client,
        { address, owners, threshold, version },
        policies.find({ chainId, address }),
        signal,
      )
      // Who holds a policy back later does not hide it (behaviour/policy#kept). Ignores an answer that arrives after a newer one.
      if (found.kept !== undefined && !signal.aborted) policies.remember(found.kept)
      return found
    },
  })
  return { found: data, isError }
}

/** What holding a transaction against a policy has come to. */
export type Held = {
  /** What breaks the policy, and what cannot be decided. */
  findings: readonly PolicyFinding[]
  /** The amount that was spent already is still being added up. Until then there is no result. */
  isAdding: boolean
}

/**
 * Holds a transaction against the policy that the owners signed, with what has left already (behaviour/policy#spent).
 *
 * @param found what `useSpendPolicy` has found
 * @param isOwnersOnly no gateway is asked, so what has left is not known; the page itself knows the newest blocks alone
 */
export function useHeldAgainst(
  account: SharedAccount,
  found: FoundPolicy | null | undefined,
  signable: Pick<SignableTransaction, 'safe' | 'transaction'> | undefined,
  isOwnersOnly = false,
): Held {
  const [held = nothingHeld] = useEachHeldAgainst(account, found, [signable], isOwnersOnly)
  return held
}

const nothingHeld: Held = { findings: [], isAdding: false }

/**
 * Holds each of several against the policy, as if it were the only one.
 *
 * @returns in their order
 */
export function useEachHeldAgainst(
  account: SharedAccount,
  found: FoundPolicy | null | undefined,
  signables: readonly (Pick<SignableTransaction, 'safe' | 'transaction'> | undefined)[],
  isOwnersOnly = false,
): readonly Held[] {
  const isUnasked = isOwnersOnly || isGatewayHere
  const config = useConfig()
  const client = useGateway()
  const current = found?.current
  const drafts = signables.map(
    (signable) => signable && draftPayments(describeTransaction(signable)),
  )
  const isLimited = (draft: PolicyDraft | undefined) =>
    draft !== undefined && hasSpanLimit(current, draft)
  const { data, isPending, isFetching } = useQuery({
    queryKey: [...spendPolicyKey(client, account), 'spent', account.onChain?.nonce],
    enabled: drafts.some(isLimited) && !isUnasked,
    staleTime: 20_000,
    queryFn: async ({ signal }) => {
      const { readSpent } = await load(() => import('@ghost-pay/safe-account/policy'))
      const chain = chainClient(config, account.chainId)
      return readSpent(chain, client, { address: account.address, signal })
    },
  })
  return drafts.map((draft) => {
    if (draft === undefined || current === undefined) return nothingHeld
    const isAdding = isLimited(draft) && !isUnasked && isPending && isFetching
    const findings = decidePayments(
      draft,
      current.policy,
      policyFacts(data?.outflows, data?.now ?? 0),
    )
    return {
      findings: isAdding ? findings.filter(({ rule }) => rule !== 'spentUnknown') : findings,
      isAdding,
    }
  })
}

/** Whether a draft pays a token of which only so much may leave in a day or a month. */
const hasSpanLimit = (current: SignedPolicy | undefined, { payments }: PolicyDraft): boolean =>
  (current?.policy.limits ?? []).some(
    ({ token, perDay, perMonth }) =>
      (perDay !== null || perMonth !== null) &&
      payments.some((payment) => isAddressEqual(payment.token, token)),
  )
