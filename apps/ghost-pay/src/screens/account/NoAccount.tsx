import type { Address } from 'viem'
import { Redirect } from 'wouter'
import { findPlan } from '@ghost-pay/safe-account/creation'

import { AddressBlock } from '../../components/AddressBlock.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { TryAgain } from '../../components/TryAgain.tsx'
import { useAccountPlans } from '../../kept/useAccountPlans.ts'
import { useTitle } from '../../useTitle.ts'
import { text } from './frameCopy.ts'

/** An address without an account: one that was planned here leads to its plan. */
export function NoAccountHere({ chainId, ...props }: NoAccountProps & { chainId: number }) {
  const plan = findPlan(useAccountPlans(), props.address)
  return props.reason !== 'unchecked' && plan?.chainIds.includes(chainId) === true ? (
    <Redirect to={`/accounts/new/${props.address}`} replace />
  ) : (
    <NoAccount {...props} />
  )
}

type NoAccountProps = {
  address: Address
  chainName: string
  /**
   * `none`: neither chain nor gateway knows one. `invented`: the gateway describes one, the chain has none. `unchecked`: the
   * gateway knows none, and the node did not answer.
   */
  reason: 'none' | 'invented' | 'unchecked'
  onRetry: () => void
  retrying: boolean
}

/** Says that an address is no shared account where it was looked for, or that it is not known, and leads on. */
export function NoAccount({ address, chainName, reason, onRetry, retrying }: NoAccountProps) {
  useTitle(text('noAccount.page'))
  return (
    <>
      <h1>
        {text(reason === 'unchecked' ? 'noAccount.unchecked' : 'noAccount.title', {
          chain: chainName,
        })}
      </h1>
      <AddressBlock address={address} />
      {reason === 'invented' && (
        <Notice tone="stop" title={text('noAccount.invented')}>
          {text('noAccount.invented.text')}
        </Notice>
      )}
      {reason === 'unchecked' ? (
        <Notice
          tone="warning"
          title={text('noAccount.silent')}
          action={<TryAgain onPress={onRetry} busy={retrying} />}
        >
          {text('noAccount.silent.text')}
        </Notice>
      ) : (
        <p className="gp-soft">{text('noAccount.text')}</p>
      )}
      <div className="gp-actions">
        <ButtonLink to="/accounts">{text('noAccount.yours')}</ButtonLink>
        <ButtonLink to="/">{text('noAccount.other')}</ButtonLink>
      </div>
    </>
  )
}
