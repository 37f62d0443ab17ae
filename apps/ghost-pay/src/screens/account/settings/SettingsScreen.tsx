import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { probeRpcUrl, type RpcProbe } from '@ghost-pay/chains/rpc'
import { logout, type SafeApp } from '@ghost-pay/gateway-client'
import {
  getFiatCodesQueryOptions,
  getSafeAppsQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { allowanceModulesIn } from '@ghost-pay/safe-account'
import { ownerCall } from '@ghost-pay/safe-account/review'
import type { DraftCall, ReviewDraft } from '@ghost-pay/safe-account/store'
import { setGuardCall, versionUpdateTransaction } from '@ghost-pay/safe-protocol'
import { disableModuleCall } from '@ghost-pay/safe-protocol/modules'

import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { useAccountOnChain } from '../../../account/useAccountFacts.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { pageHosts } from '../../../chain/allowedHosts.ts'
import { keepOwnNode, ownNodes } from '../../../chain/ownNodes.ts'
import { useOnChain } from '../../../chain/useOnChain.ts'
import { chains } from '../../../chains.ts'
import { Columns } from '../../../components/Columns.tsx'
import { useNow } from '../../../components/useNow.ts'
import { hostedGateway, hostedGatewayOf } from '../../../gateway.ts'
import { chooseGateway, isGatewayHere } from '../../../gateway/place.ts'
import { type Appearance, appearance, chooseAppearance } from '../../../kept/appearance.ts'
import { keepReviewDraft, reviewPath } from '../../../kept/reviewDrafts.ts'
import { chooseCurrency, currency } from '../../../money/currency.ts'
import { answerStore } from '../../../offline/answerStore.ts'
import { build } from '../../../page/build.ts'
import { load } from '../../../page/load.ts'
import { saveFile } from '../../../page/saveFile.ts'
import { useBuildHash } from '../../../page/useBuildHash.ts'
import { chainsBy } from '../../../people/readRecipientOf.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { changePeople } from '../../../people/usePeople.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { gatewayHealth, type GatewayLatency, nodeHealth } from '../../accounts/chains/health.tsx'
import { idleInterval } from '../pollInterval.ts'
import { ContractsSection } from './ContractsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { applyDataImport, formatDataFile, readDevice, wipeDevice } from './deviceData.ts'
import { NodeSection } from './NodeSection.tsx'
import { OwnersSection } from './OwnersSection.tsx'
import { text } from './settingsCopy.ts'
import { AboutSection, AppsSection, LookSection } from './SettingsSide.tsx'
import { SpendingSection } from './SpendingSection.tsx'
import { useVersionUpdate } from './useVersionUpdate.ts'

/** Who may decide over an account, whom this page asks, and what this device keeps. */
export function SettingsScreen() {
  useTitle(text('settings.title'))
  return (
    <Screen>
      <h1>{text('settings.title')}</h1>
      <Columns side={<Beside />}>
        <Ownership />
        <Asked />
        <Kept />
      </Columns>
    </Screen>
  )
}

/** Owners and contracts: every change is a draft that is looked over. */
function Ownership() {
  const account = useSharedAccount()
  const { addressBook, nameOf } = useAddressBook()
  const [, navigate] = useLocation()
  const { onChain, address, chain, viewer } = account
  // A change begins with what the chain says now, not with what an earlier visit has kept.
  const { data: now } = useAccountOnChain(account, idleInterval)
  const ownership = now && { address, owners: now.owners, threshold: now.threshold }
  const offer = useVersionUpdate(account.chainId, now && onChain)
  const review = ({ to, value, data }: DraftCall, kind: ReviewDraft['kind'] = 'settings') => {
    const draft = { calls: [{ to, value, data }], kind }
    navigate(reviewPath(account, keepReviewDraft(account, draft)))
  }
  return (
    <>
      <OwnersSection
        ownership={ownership}
        viewer={viewer}
        nameOf={nameOf}
        people={addressBook}
        chain={chain}
        chainOf={chainsBy(chains)}
        onReview={(change) => {
          if (ownership !== undefined) review(ownerCall(ownership, change))
        }}
      />
      <ContractsSection
        account={account}
        onDisableModule={(module) =>
          review(disableModuleCall({ safe: address, module, modules: onChain?.modules ?? [] }))
        }
        onRemoveGuard={() => review(setGuardCall({ safe: address, guard: null }))}
        offer={offer}
        onUpdate={(update) => review(versionUpdateTransaction(update), 'update')}
      />
      <Spending />
      <section className="gp-stack-tight">
        <h2>{text('settings.policy')}</h2>
        <p className="gp-soft">{text('settings.policyText')}</p>
        <p>
          <Link href={`${account.path}/settings/policy`} className="gp-section-link">
            {text('settings.policyOpen')}
          </Link>
        </p>
      </section>
    </>
  )
}

/** Node and gateway. */
function Asked() {
  const { chain } = useSharedAccount()
  const [nodeUrl = ''] = chain.rpcUrls.default.http
  const { node, gateway, gatewayUrl } = useHealth(chain.id, nodeUrl)
  return (
    <NodeSection
      chain={chain}
      nodeUrl={nodeUrl}
      health={node}
      gatewayUrl={gatewayUrl}
      gateway={gateway}
      isHere={isGatewayHere}
      onGateway={chooseGateway}
      hosts={pageHosts()}
      isOwn={ownNodes()[chain.id] !== undefined}
      probe={(url) => probeRpcUrl(url, { chainId: chain.id })}
      onUse={(url) => {
        keepOwnNode(chain.id, url)
        window.location.reload()
      }}
    />
  )
}

/** How long a wipe waits for the gateway to end the session, in milliseconds. */
const patience = 3000

/** What this device keeps. */
function Kept() {
  return (
    <DataSection
      here={readDevice(localStorage)}
      onExport={() => {
        const text = formatDataFile(readDevice(localStorage))
        saveFile('ghost-pay-data.json', 'application/json', text)
      }}
      onTake={(chosen, join) => {
        applyDataImport(localStorage, chosen)
        changePeople(join)
        window.location.reload()
      }}
      onWipe={() => {
        wipeDevice(localStorage)
        // What one of them cannot delete keeps no other from it: a browser that keeps nothing, a gateway that is away.
        void Promise.allSettled([
          answerStore.forget(),
          load(() => import('./wipeHere.ts')).then(({ wipeHere }) => wipeHere()),
          logout(hostedGateway, { signal: AbortSignal.timeout(patience) }),
        ]).then(() => window.location.reload())
      }}
    />
  )
}

/** Look, the build, and what the gateway lists. */
function Beside() {
  const buildHash = useBuildHash()
  const { chainId } = useSharedAccount()
  const { apps, currencies } = useGatewayLists(chainId)
  const [chosen, setChosen] = useState<Appearance>(appearance)
  return (
    <>
      <LookSection
        appearance={chosen}
        currency={currency}
        currencies={currencies}
        onAppearance={(next) => {
          chooseAppearance(next)
          setChosen(next)
        }}
        onCurrency={(next) => {
          chooseCurrency(next)
          window.location.reload()
        }}
      />
      <AboutSection build={build} buildHash={buildHash} />
      {!isGatewayHere && <AppsSection apps={apps} />}
    </>
  )
}

/** What the gateway lists beside accounts. Each is undefined while it is asked, and null when it did not say. */
function useGatewayLists(chainId: number): {
  apps: readonly SafeApp[] | null | undefined
  currencies: readonly string[] | null | undefined
} {
  const client = useGateway()
  const apps = useQuery(getSafeAppsQueryOptions(client, { chainId }))
  const codes = useQuery(getFiatCodesQueryOptions(client))
  return {
    // What the client could not read is no app that can be shown.
    apps: apps.isError ? null : apps.data?.filter((app): app is SafeApp => 'id' in app),
    currencies: codes.isError ? null : codes.data,
  }
}

/** How the node of a chain and the gateway answer, again and again while they are looked at. */
function useHealth(
  chainId: number,
  nodeUrl: string,
): { node: RpcProbe | undefined; gateway: GatewayLatency; gatewayUrl: string } {
  const hosted = hostedGatewayOf(chainId)
  const node = useQuery({ ...nodeHealth(chainId, nodeUrl), refetchInterval: idleInterval })
  const gateway = useQuery({ ...gatewayHealth(hosted), refetchInterval: idleInterval })
  return {
    node: node.data,
    gateway: gateway.isError ? null : gateway.data,
    gatewayUrl: hosted.baseUrl,
  }
}

/** What people may take by themselves, where the account has a module that allows it. */
function Spending() {
  const { chainId, address: safe, chain, onChain } = useSharedAccount()
  const { nameOf } = useAddressBook()
  const now = useNow(60_000)
  const modules = allowanceModulesIn(onChain?.modules ?? [])
  const { data, isError, refetch } = useOnChain(
    ['spending-limits', chainId, safe, modules],
    modules.length > 0 &&
      (async (client) => {
        const { readSpendingLimits } = await load(() => import('@ghost-pay/safe-account'))
        return readSpendingLimits(client, { safe, modules })
      }),
    { refetchInterval: idleInterval },
  )
  const limits = isError ? null : data
  const tokens = new Set(limits?.limits.flatMap(({ token }) => token ?? []))
  const { tokens: known, isPending } = useTokensOnChain(chainId, [...tokens])
  if (modules.length === 0) return null
  return (
    <SpendingSection
      // Without its decimals an amount is not shown.
      limits={isPending ? undefined : limits}
      currency={chain.nativeCurrency}
      tokens={known}
      nameOf={nameOf}
      now={now}
      onRetry={() => void refetch()}
    />
  )
}
