import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import { type DeploymentReport, failedCheck } from '@ghost-pay/safe-account/creation'
import { hasGoneThrough } from '@ghost-pay/safe-account/execution'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { ButtonLink } from '../../../components/Button.tsx'
import { ExecuteAction, type ExecuteWords } from '../../../components/ExecuteAction.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { text as sayExecuting } from '../../../components/signingCopy.ts'
import { TryAgain } from '../../../components/TryAgain.tsx'
import type { Sending } from '../../../data/useSendOnce.ts'
import { DeploymentChecks } from './DeploymentChecks.tsx'
import { text } from './newAccountCopy.ts'

export type PlanOnChainViewProps = Sending & {
  chain: Chain
  address: Address
  /** What this browser calls the account. */
  name: string | undefined
  /** What the chain says; undefined while, or because, it has not answered. */
  report: DeploymentReport | undefined
  /** The node did not answer. */
  isSilent: boolean
  isAsking: boolean
  onAskAgain: () => void
  /** Whether a wallet is connected. */
  isConnected: boolean
  /** Where the screens of the account are. */
  path: string
}

/** What is said while an account is created. It makes no call that could fail, and whoever creates it, it is the same one. */
const creation: ExecuteWords = {
  twice: text('newAccount.create.twice'),
  progress: (flow) => {
    if (flow.status === 'asking') return sayExecuting('executing.asking')
    if (flow.status === 'checking' || flow.status === 'mining')
      return text(`newAccount.create.${flow.status}`)
    return flow.status === 'ended' && flow.ending === 'succeeded'
      ? text('newAccount.ending.succeeded')
      : undefined
  },
  ending: (ending) => ({
    title: text(`newAccount.ending.${ending === 'failed' ? 'reverted' : ending}`),
  }),
}

/** The creation of an account on one chain: checks, what it costs, and the button. */
export function PlanOnChainView(props: PlanOnChainViewProps) {
  const { chain, address, name, report, isSilent, isAsking, onAskAgain, flow, path } = props
  const isDone = hasGoneThrough(flow)
  const { decimals, symbol } = chain.nativeCurrency
  const cost = report?.cost
  return (
    <section className="gp-card gp-new-card" data-ghost={!isDone}>
      <h2>{chain.name}</h2>
      {!isDone && <DeploymentChecks address={address} report={report} />}
      {!isDone && report !== undefined && report.contractOwners.length > 0 && (
        <Notice tone="warning" title={text('newAccount.owner.contract')}>
          {report.contractOwners.map((owner) => (
            <p key={owner}>
              <GroupedAddress address={owner} />
            </p>
          ))}
        </Notice>
      )}
      {!isDone && (
        <Facts
          rows={[
            {
              name: text('newAccount.fee'),
              value: (
                <>
                  <Amount
                    value={cost && cost.gas * cost.gasPrice}
                    decimals={decimals}
                    symbol={symbol}
                  />{' '}
                  <span className="gp-soft gp-small">{text('newAccount.fee.hint')}</span>
                </>
              ),
            },
          ]}
        />
      )}
      <ExecuteAction
        {...props}
        words={creation}
        label={
          name === undefined
            ? text('newAccount.create.unnamed', { chain: chain.name })
            : text('newAccount.create', { name, chain: chain.name })
        }
        reason={
          props.isConnected && report !== undefined && failedCheck(report, address) === undefined
            ? undefined
            : text('newAccount.create.wait')
        }
      />
      {isDone && (
        <div className="gp-actions">
          <ButtonLink to={path} look="primary">
            {text('newAccount.openCreated')}
          </ButtonLink>
        </div>
      )}
      {isSilent && (
        <Notice
          tone="warning"
          title={text('newAccount.check.silent', { chain: chain.name })}
          action={<TryAgain onPress={onAskAgain} busy={isAsking} />}
        />
      )}
    </section>
  )
}
