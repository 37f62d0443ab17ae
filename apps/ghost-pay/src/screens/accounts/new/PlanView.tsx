import { type Address, isAddressEqual } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import {
  type AccountPlan,
  type DeploymentCheck,
  deploymentChecks,
  type DeploymentReport,
  failedCheck,
  judgeDeployment,
} from '@ghost-pay/safe-account/creation'
import { hasGoneThrough } from '@ghost-pay/safe-account/execution'
import { viewerRole } from '@ghost-pay/safe-account/queue'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { AddressBlock, GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { ExecuteAction, type ExecuteWords } from '../../../components/ExecuteAction.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { text as sayExecuting } from '../../../components/signingCopy.ts'
import { Source } from '../../../components/Source.tsx'
import { TryAgain } from '../../../components/TryAgain.tsx'
import type { AddressBook } from '../../../people/addressBook.ts'
import type { Sending } from '../../../wallet/useSendOnce.ts'
import { text } from './newAccountCopy.ts'

import './NewAccount.css'

type PlanViewProps = {
  plan: AccountPlan
  people: AddressBook
  viewer: Address | undefined
  onConnect: () => void
  onRemove: () => void
  /** What is asked and done on each chain. */
  children: React.ReactNode
}

/** A planned account: what it will be, and what stands between now and the account. */
export function PlanView({ plan, people, viewer, onConnect, onRemove, children }: PlanViewProps) {
  const name = people.get(plan.address)
  const role = viewerRole(viewer, plan.owners)
  return (
    <>
      <div className="gp-stack-tight">
        <h1>
          {name === undefined
            ? text('newAccount.plan.unnamed')
            : text('newAccount.plan.title', { name })}
        </h1>
        <p className="gp-soft">{text('newAccount.plan.lead')}</p>
      </div>
      <section className="gp-card gp-new-card" data-ghost="true">
        <Source source="device">{text('newAccount.address.ghost')}</Source>
        <AddressBlock address={plan.address} name={name} />
      </section>
      {viewer === undefined && (
        <Notice
          tone="warning"
          title={text('newAccount.plan.connect')}
          action={<Button onPress={onConnect}>{text('newAccount.plan.connectButton')}</Button>}
        >
          {text('newAccount.plan.connectText')}
        </Notice>
      )}
      {role === 'notOwner' && <Notice tone="warning" title={text('newAccount.plan.notOwner')} />}
      {children}
      <PlanFacts plan={plan} people={people} viewer={viewer} />
      <div className="gp-stack-tight">
        <p className="gp-soft gp-small">{text('newAccount.plan.removeText')}</p>
        <div className="gp-actions">
          <ButtonLink to="/accounts/new">{text('newAccount.plan.change')}</ButtonLink>
          <Button onPress={onRemove}>{text('newAccount.plan.remove')}</Button>
        </div>
      </div>
    </>
  )
}

/** What the account will be made of, to the letter. */
function PlanFacts({ plan, people, viewer }: Pick<PlanViewProps, 'plan' | 'people' | 'viewer'>) {
  const nameOf = (owner: Address) => {
    const isViewer = viewer !== undefined && isAddressEqual(owner, viewer)
    const name = people.get(owner)
    if (!isViewer) return name
    return name === undefined ? text('newAccount.owner.you') : text('newAccount.plan.you', { name })
  }
  return (
    <Facts
      rows={[
        {
          name: text('newAccount.plan.rule'),
          value: text('newAccount.plan.ruleValue', {
            threshold: plan.threshold,
            owners: plan.owners.length,
          }),
        },
        {
          name: text('newAccount.owners'),
          value: (
            <ul className="gp-stack-tight">
              {plan.owners.map((owner) => (
                <li key={owner} className="gp-abreast gp-new-owner-name">
                  <AccountAvatar address={owner} size={20} />
                  {nameOf(owner) !== undefined && <strong>{nameOf(owner)}</strong>}
                  <GroupedAddress address={owner} />
                </li>
              ))}
            </ul>
          ),
        },
        {
          name: text('newAccount.plan.contract'),
          value: text('newAccount.plan.contractValue', { version: plan.version }),
        },
        {
          name: text('newAccount.plan.salt'),
          value: (
            <>
              <span className="gp-figure">{plan.saltNonce.toString()}</span>{' '}
              <span className="gp-soft gp-small">{text('newAccount.plan.saltHint')}</span>
            </>
          ),
        },
      ]}
    />
  )
}

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
      <span className="gp-ring gp-ring-ghost gp-new-check-tick" aria-hidden="true">
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
