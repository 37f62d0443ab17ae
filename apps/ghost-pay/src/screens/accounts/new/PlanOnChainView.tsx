import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import {
  type DeploymentCheck,
  deploymentChecks,
  type DeploymentReport,
  failedCheck,
  judgeDeployment,
} from '@ghost-pay/safe-account/creation'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { ButtonLink } from '../../../components/Button.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Source } from '../../../components/Source.tsx'
import { TryAgain } from '../../../components/TryAgain.tsx'
import { CreateAction, type CreateActionProps, isCreated } from './CreateAction.tsx'
import { text } from './newAccountCopy.ts'

export type PlanOnChainViewProps = Omit<CreateActionProps, 'label' | 'isReady'> & {
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

/** The creation of an account on one chain: checks, what it costs, and the button. */
export function PlanOnChainView(props: PlanOnChainViewProps) {
  const { chain, address, name, report, isSilent, isAsking, onAskAgain, flow, path } = props
  const isDone = isCreated(flow)
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
      <CreateAction
        {...props}
        label={
          name === undefined
            ? text('newAccount.create.unnamed', { chain: chain.name })
            : text('newAccount.create', { name, chain: chain.name })
        }
        isReady={
          props.isConnected && report !== undefined && failedCheck(report, address) === undefined
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

type DeploymentChecksProps = {
  address: Address
  /** What the chain says; undefined while, or because, it has not answered. */
  report: DeploymentReport | undefined
}

type State = 'passed' | 'failed' | 'running'

/** What has to hold before the account is created: a tick lands when its answer arrives. */
function DeploymentChecks({ address, report }: DeploymentChecksProps) {
  const holds = report && judgeDeployment(report, address)
  const stateOf = (check: DeploymentCheck): State =>
    holds === undefined ? 'running' : holds[check] ? 'passed' : 'failed'
  return (
    <ul className="gp-checks">
      <Check state="passed" source="device" title={text('newAccount.check.address')} />
      {deploymentChecks.map((check) => (
        <Check
          key={check}
          state={stateOf(check)}
          source="chain"
          title={titleOf(check, stateOf(check))}
        />
      ))}
    </ul>
  )

  function titleOf(check: DeploymentCheck, state: State): string {
    if (state !== 'failed') return text(`newAccount.check.${check}`)
    const isMissing = report?.contracts.every(({ code }) => code !== 'other') === true
    return check === 'contracts' && isMissing
      ? text('newAccount.check.contracts.missing')
      : text(`newAccount.check.${check}.failed`)
  }
}

function Check({
  state,
  source,
  title,
}: {
  state: State
  source: 'chain' | 'device'
  title: string
}) {
  return (
    <li className="gp-new-check" data-state={state}>
      <span className="gp-new-check-tick" aria-hidden="true">
        {state !== 'running' && (
          <svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor">
            <path
              d={state === 'passed' ? 'M2.5 6.5 5 9l4.5-5.5' : 'M3 3l6 6M9 3l-6 6'}
              strokeWidth="1.75"
              strokeLinecap="round"
            />
          </svg>
        )}
      </span>
      {state === 'running' ? <span>{title}</span> : <strong>{title}</strong>}
      <Source source={source} />
    </li>
  )
}
