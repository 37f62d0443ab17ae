import type { Address } from 'viem'
import {
  type DeploymentCheck,
  deploymentChecks,
  type DeploymentReport,
  judgeDeployment,
} from '@ghost-pay/safe-account/creation'

import { Source } from '../../../components/Source.tsx'
import { text } from './newAccountCopy.ts'

export type DeploymentChecksProps = {
  address: Address
  /** What the chain says; undefined while, or because, it has not answered. */
  report: DeploymentReport | undefined
}

type State = 'passed' | 'failed' | 'running'

/** What has to hold before the account is created: a tick lands when its answer arrives. */
export function DeploymentChecks({ address, report }: DeploymentChecksProps) {
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
