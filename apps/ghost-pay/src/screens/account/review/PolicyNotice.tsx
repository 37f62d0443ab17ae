import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { safePartKey, useGateway } from '@ghost-pay/gateway-client/react'
import { decidePayments } from '@ghost-pay/payments/policy'
import { describeTransaction, type KnownToken } from '@ghost-pay/safe-protocol'

import { load } from '../../../data/load.ts'
import { draftPayments } from '../../../data/policy/draftPayments.ts'
import { safeOf } from '../../../data/safeOf.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import type { SignableTransaction } from '../../../data/verifyBeforeSigning.ts'
import { useText } from '../../../text/useText.ts'
import { policyCopy } from './policyCopy.ts'
import { PolicyFindings } from './PolicyFindings.tsx'

export type PolicyNoticeProps = {
  account: SharedAccount
  signable: SignableTransaction
  /** By what the chain says. */
  tokens: readonly KnownToken[]
}

/** Holds what is about to be signed against the policy that the owners signed (behaviour/policy#rules). */
export function PolicyNotice({ account, signable, tokens }: PolicyNoticeProps) {
  const text = useText(policyCopy)
  const config = useConfig()
  const client = useGateway()
  const { nameOf } = useAddressBook()
  const { onChain } = account
  const { owners, threshold, version } = onChain ?? {}
  const safe = safeOf(account)
  const found = useQuery({
    queryKey: [
      ...safePartKey(client, safe, 'messages'),
      'spend-policy',
      version,
      owners,
      threshold,
    ],
    enabled: onChain?.version !== undefined,
    staleTime: 20_000,
    queryFn: async ({ signal }) => {
      if (owners === undefined || threshold === undefined || version === undefined) return null
      const { readSpendPolicy } = await load(
        () => import('../../../data/policy/readSpendPolicy.ts'),
      )
      return readSpendPolicy(config, client, { ...safe, owners, threshold, version }, signal)
    },
  })
  const current = found.data?.current
  if (current === undefined) {
    // Silence would look like a policy that is kept.
    return found.isError || found.data?.isWhole === false ? (
      <p className="gp-soft gp-small">{text('policy.unread')}</p>
    ) : null
  }
  const description = describeTransaction({
    safe: account.address,
    transaction: signable.transaction,
  })
  const unknown = (): undefined => undefined
  const findings = decidePayments(draftPayments(description), current.policy, {
    spentInDay: unknown,
    spentInMonth: unknown,
  })
  return (
    <PolicyFindings
      findings={findings}
      tokens={tokens}
      currency={account.chain.nativeCurrency}
      nameOf={(address: Address) => nameOf(address)}
      to={`${account.path}/messages/${current.messageHash}`}
    />
  )
}
