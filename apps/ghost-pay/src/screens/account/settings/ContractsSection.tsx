import type { Address } from 'viem'
import { type AccountFacts, allowanceModulesIn, type KnownContract } from '@ghost-pay/safe-account'
import { compareVersions, type VersionUpdate } from '@ghost-pay/safe-protocol'
import { getDeployments } from '@ghost-pay/safe-protocol/contracts'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { Source } from '../../../components/Source.tsx'
import { Safety } from '../overview/Safety.tsx'
import { text } from './settingsCopy.ts'
import type { UpdateOffer } from './useVersionUpdate.ts'

import './Settings.css'

export type ContractsSectionProps = {
  account: SharedAccount
  onDisableModule: (module: Address) => void
  onRemoveGuard: () => void
  /** Whether there is a newer version that the account can have. */
  offer: UpdateOffer
  onUpdate: (update: VersionUpdate) => void
}

/** Which contracts the account works with, which of them an owner can take away, and whether a newer version is published. */
export function ContractsSection(props: ContractsSectionProps) {
  const { account, onDisableModule, onRemoveGuard, offer, onUpdate } = props
  const { onChain, role } = account
  return (
    <>
      <Safety account={account} />
      {onChain !== undefined && <Contracts facts={onChain} />}
      {role === 'owner' && onChain !== undefined && (
        <div className="gp-actions">
          {onChain.modules?.map((module) => (
            <Button key={module} onPress={() => onDisableModule(module)}>
              {text('settings.disableModule')}
              <span className="gp-visually-hidden"> {module}</span>
            </Button>
          ))}
          {onChain.guard && <Button onPress={onRemoveGuard}>{text('settings.removeGuard')}</Button>}
        </div>
      )}
      <Version
        chainId={account.chainId}
        version={onChain?.version}
        offer={offer}
        onUpdate={role === 'owner' ? onUpdate : undefined}
      />
    </>
  )
}

/** The contracts that the account works with, each by its address; what the Safe project has published by its name. */
function Contracts({ facts }: { facts: AccountFacts }) {
  const { implementation, modules, fallbackHandler, guard, moduleGuard } = facts
  const unnamed = (address: Address): KnownContract => ({ address, official: undefined })
  const known = (address: Address | null | undefined) => (address ? unnamed(address) : address)
  const rows: [name: string, contract: KnownContract | null | undefined][] = [
    [text('settings.runsOn'), implementation],
    [text('settings.handler'), fallbackHandler],
    [text('settings.guard'), known(guard)],
    [text('settings.moduleGuard'), known(moduleGuard)],
  ]
  // More than an account has when it is created can have a say in its money: that is not folded away.
  const isMore = Boolean(guard) || Boolean(moduleGuard) || (modules?.length ?? 0) > 0
  return (
    <details className="gp-details" open={isMore}>
      <summary>{text('settings.contracts')}</summary>
      <Source source="chain">{text('settings.contractsSource')}</Source>
      <Facts
        rows={[
          ...rows.map(([name, contract]) => ({ name, value: <Contract contract={contract} /> })),
          {
            name: text('settings.module'),
            value:
              modules && modules.length > 0 ? (
                modules.map((module) => <Contract key={module} contract={unnamed(module)} />)
              ) : (
                <Contract contract={modules && null} />
              ),
          },
        ]}
      />
    </details>
  )
}

/** One contract: null for none, undefined where an old account does not say. */
function Contract({ contract }: { contract: KnownContract | null | undefined }) {
  if (!contract) return contract === null ? text('settings.contractNone') : '–'
  const { address, official } = contract
  return (
    <span className="gp-anywhere">
      {official !== undefined && `${official.name} ${official.version} `}
      {official === undefined && isAllowanceModule(address) && `${text('settings.allowances')} `}
      <GroupedAddress address={address} />
    </span>
  )
}

const isAllowanceModule = (address: Address): boolean => allowanceModulesIn([address]).length > 0

type VersionProps = Pick<ContractsSectionProps, 'offer'> & {
  chainId: number
  version: string | undefined
  /** Undefined when the viewer is not an owner. */
  onUpdate: ContractsSectionProps['onUpdate'] | undefined
}

/** Whether a newer version of the contracts is published for the chain, and the update to it. */
function Version({ chainId, version, offer, onUpdate }: VersionProps) {
  const latest = Object.keys(getDeployments(chainId)).sort(compareVersions).at(-1)
  if (version === undefined) return null
  if (offer.status === 'found') {
    const { update } = offer
    const values = { version, latest: update.contract.version }
    return (
      <section className="gp-stack-tight">
        <h2>{text('settings.update')}</h2>
        <p className="gp-soft">{text('settings.updateOffer', values)}</p>
        {onUpdate !== undefined && (
          <div className="gp-actions">
            <Button onPress={() => onUpdate(update)}>{text('settings.updateTo', values)}</Button>
          </div>
        )}
      </section>
    )
  }
  if (latest === undefined) return null
  if (!isOlder(version, latest)) {
    return <p className="gp-soft">{text('settings.upToDate', { version })}</p>
  }
  if (offer.status === 'pending') return null
  const key = offer.status === 'unread' ? 'settings.updateUnread' : 'settings.updateKnown'
  return <p className="gp-soft">{text(key, { latest, version })}</p>
}

function isOlder(version: string, latest: string): boolean {
  try {
    return compareVersions(version, latest) < 0
  } catch {
    // A version that is none is not called the newest either.
    return true
  }
}
