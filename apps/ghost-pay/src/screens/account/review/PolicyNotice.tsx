import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { safePartKey, useGateway } from '@ghost-pay/gateway-client/react'
import { decidePayments, type SignedPolicy } from '@ghost-pay/payments/policy'
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
import { policySaid } from './policySaid.ts'

export type PolicyNoticeProps = {
  account: SharedAccount
  signable: SignableTransaction
  /** By what the chain says. */
  tokens: readonly KnownToken[]
  /** It goes from owner to owner: only what this browser has found before is looked at. */
  isUnasked?: boolean
}

/** Holds what is about to be signed against the policy that the owners signed (behaviour/policy#rules). */
export function PolicyNotice({ account, signable, tokens, isUnasked = false }: PolicyNoticeProps) {
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
      isUnasked,
    ],
    enabled: onChain !== undefined,
    staleTime: 20_000,
    queryFn: async ({ signal }) => {
      if (owners === undefined || threshold === undefined || version === undefined) return null
      const { findSpendPolicy } = await load(
        () => import('../../../data/policy/findSpendPolicy.ts'),
      )
      const asked = isUnasked ? undefined : client
      return findSpendPolicy(config, asked, { ...safe, owners, threshold, version }, signal)
    },
  })
  const said = policySaid({ found: found.data, isError: found.isError, isUnasked })
  const current = found.data?.current
  return (
    <>
      {said !== undefined && <p className="gp-soft gp-small">{text(...said)}</p>}
      {current !== undefined && (
        <HeldAgainst
          account={account}
          signable={signable}
          tokens={tokens}
          nameOf={nameOf}
          current={current}
        />
      )}
    </>
  )
}

type HeldAgainstProps = Pick<PolicyNoticeProps, 'account' | 'signable' | 'tokens'> & {
  nameOf: (address: Address) => string | undefined
  current: SignedPolicy
}

function HeldAgainst({ account, signable, tokens, nameOf, current }: HeldAgainstProps) {
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
      nameOf={nameOf}
      to={`${account.path}/messages/${current.messageHash}`}
    />
  )
}
