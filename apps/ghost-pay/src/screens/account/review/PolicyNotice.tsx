import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import { isGatewayHere } from '../../../data/place.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { text } from './policyCopy.ts'
import { PolicyFindings } from './PolicyFindings.tsx'
import { policySaid } from './policySaid.ts'
import { useHeldAgainst, useSpendPolicy } from './useSpendPolicy.ts'

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
  const { nameOf } = useAddressBook()
  const { found, isError } = useSpendPolicy(account, isUnasked)
  const isOwnersOnly = isUnasked || isGatewayHere
  const said = policySaid({ found, isError, isUnasked: isOwnersOnly })
  const { findings, isAdding } = useHeldAgainst(account, found, signable, isOwnersOnly)
  return (
    <>
      {said !== undefined && <p className="gp-soft gp-small">{text(...said)}</p>}
      {isAdding && <p className="gp-soft gp-small">{text('policy.adding')}</p>}
      <PolicyFindings
        findings={findings}
        tokens={tokens}
        currency={account.chain.nativeCurrency}
        nameOf={nameOf}
        to={`${account.path}/settings/policy`}
      />
    </>
  )
}
