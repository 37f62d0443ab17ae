import type { Address } from 'viem'
import { compareVersions } from '@ghost-pay/safe-protocol'
import { getDeployments } from '@ghost-pay/safe-protocol/contracts'

import { Button } from '../../../components/Button.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useText } from '../../../text/useText.ts'
import { Safety } from '../overview/Safety.tsx'
import { settingsCopy } from './settingsCopy.ts'

export type ContractsSectionProps = {
  account: SharedAccount
  onDisableModule: (module: Address) => void
  onRemoveGuard: () => void
}

/** Which contracts the account works with, which of them an owner can take away, and whether a newer version is published. */
export function ContractsSection(props: ContractsSectionProps) {
  const { account, onDisableModule, onRemoveGuard } = props
  const text = useText(settingsCopy)
  const { onChain, isOwner } = account
  return (
    <>
      <Safety account={account} />
      {isOwner === true && onChain !== undefined && (
        <div className="gp-actions">
          {onChain.modules?.map((module) => (
            <Button
              key={module}
              onPress={() => {
                onDisableModule(module)
              }}
            >
              {text('settings.disableModule')}
            </Button>
          ))}
          {onChain.guard && <Button onPress={onRemoveGuard}>{text('settings.removeGuard')}</Button>}
        </div>
      )}
      <Version chainId={account.chainId} version={onChain?.version} />
    </>
  )
}

/** Whether a newer version of the contracts is published for the chain. */
function Version({ chainId, version }: { chainId: number; version: string | undefined }) {
  const text = useText(settingsCopy)
  const latest = Object.keys(getDeployments(chainId)).sort(compareVersions).at(-1)
  if (version === undefined || latest === undefined) return null
  return (
    <p className="gp-soft">
      {isOlder(version, latest)
        ? text('settings.updateKnown', { latest, version })
        : text('settings.upToDate', { version })}
    </p>
  )
}

function isOlder(version: string, latest: string): boolean {
  try {
    return compareVersions(version, latest) < 0
  } catch {
    // A version that is none is not called the newest either.
    return true
  }
}
