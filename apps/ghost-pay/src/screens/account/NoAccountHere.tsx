import { Redirect } from 'wouter'
import { findPlan } from '@ghost-pay/safe-account/creation'

import { useAccountPlans } from '../../data/useAccountPlans.ts'
import { NoAccount, type NoAccountProps } from './NoAccount.tsx'

/** An address without an account: one that was planned here leads to its plan. */
export function NoAccountHere({ chainId, ...props }: NoAccountProps & { chainId: number }) {
  const plan = findPlan(useAccountPlans(), props.address)
  return props.reason !== 'unchecked' && plan?.chainIds.includes(chainId) === true ? (
    <Redirect to={`/accounts/new/${props.address}`} replace />
  ) : (
    <NoAccount {...props} />
  )
}
