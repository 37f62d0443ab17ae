import type { EIP1193Provider } from 'viem'
import type { CreateConnectorFn } from 'wagmi'

import { completeProvider } from '../connection/completeProvider.ts'
import { InvalidWalletListError } from '../errors/walletListErrors.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import type { WalletConnectConnectorParameters } from '../walletconnect/walletConnectConnector.ts'
import { findInjected } from './findInjected.ts'
import { isPairable, type Wallet } from './Wallet.ts'
import { walletConnector } from './walletConnector.ts'
import type { WalletEntry } from './walletEntry.ts'

/** Wallets under a heading of the list. */
export type WalletGroup = {
  groupName: string
  wallets: readonly Wallet[]
}

export type ConnectorsForWalletsParameters = {
  /** The name that a paired wallet shows its owner. The page's title unless given. */
  appName?: string | undefined
  appDescription?: string | undefined
  /** The page's own address unless given. */
  appUrl?: string | undefined
  appIcon?: string | undefined
  /** The WalletConnect project id. Without it, wallets in the browser work and those that need pairing say so. */
  projectId?: string | undefined
  /** Fine-tuning of pairing: another relay, another store. */
  walletConnectParameters?:
    Partial<Omit<WalletConnectConnectorParameters, 'projectId' | 'id' | 'name'>> | undefined
}

/**
 * Makes the wagmi connectors for a list of wallets. Put them into `createConfig({ connectors })`.
 *
 * A wallet that is in several groups is shown in the first one.
 *
 * @param groups the list as it is shown, in its order
 * @throws {InvalidWalletListError} no group, an empty group, a colour that is none, or two wallets with one id
 */
export function connectorsForWallets(
  groups: readonly WalletGroup[],
  parameters: ConnectorsForWalletsParameters = {},
): CreateConnectorFn[] {
  if (groups.length === 0) {
    throw new InvalidWalletListError('The list has no group of wallets. Pass at least one.')
  }
  const { projectId } = parameters
  const seen = new Map<string, Wallet>()
  const connectors: CreateConnectorFn[] = []

  groups.forEach(({ groupName, wallets }, index) => {
    if (wallets.length === 0) {
      throw new InvalidWalletListError(
        `The group "${groupName}" has no wallet. Add one or remove the group.`,
      )
    }
    for (const wallet of wallets) {
      check(wallet)
      const known = seen.get(wallet.id)
      if (known === wallet) continue
      if (known) {
        throw new InvalidWalletListError(
          `Two wallets have the id "${wallet.id}". Give one of them another id.`,
        )
      }
      seen.set(wallet.id, wallet)
      const entry: WalletEntry = {
        wallet,
        groupName,
        groupIndex: index + 1,
        canPair: projectId !== undefined && projectId !== '',
        findProvider() {
          const provider = findInjected(wallet.injected)
          // It takes requests; what it answers is wagmi's to judge.
          return provider && completeProvider(provider as EIP1193Provider)
        },
      }
      connectors.push(
        wallet.createConnector
          ? customConnector(wallet, entry, projectId)
          : walletConnector(wallet, entry, pairing(parameters)),
      )
    }
  })
  if (!projectId && [...seen.values()].some(isPairable)) {
    warnOnce(
      'Some wallets of the list can only be paired, and no projectId was passed to connectorsForWallets. They are shown as far as they work without.',
    )
  }
  return connectors
}

function pairing(
  parameters: ConnectorsForWalletsParameters,
): WalletConnectConnectorParameters | undefined {
  const { projectId, appName, appDescription, appUrl, appIcon, walletConnectParameters } =
    parameters
  if (projectId === undefined || projectId === '') return undefined
  return {
    projectId,
    metadata() {
      const page = typeof document === 'undefined' ? undefined : document
      return {
        name: appName ?? page?.title ?? '',
        description: appDescription ?? '',
        url: appUrl ?? page?.location.origin ?? '',
        icons: appIcon === undefined ? [] : [appIcon],
      }
    },
    ...walletConnectParameters,
  }
}

/** A connector of the host's own making, under the wallet's id and with its entry. */
function customConnector(
  wallet: Wallet,
  entry: WalletEntry,
  projectId: string | undefined,
): CreateConnectorFn {
  const create = wallet.createConnector?.({ wallet, projectId })
  if (!create) throw new InvalidWalletListError(`The wallet "${wallet.id}" made no connector.`)
  return (config) => {
    const connector = create(config)
    // Kept as an object: connectors with getters or `this` inside stay what they are.
    return Object.assign(connector, { ckWallet: entry })
  }
}

function check({ id, name, iconAccent }: Wallet): void {
  if (id === '' || name === '') {
    throw new InvalidWalletListError(
      `A wallet needs an id and a name; one has id "${id}", name "${name}".`,
    )
  }
  if (iconAccent !== undefined && !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(iconAccent)) {
    throw new InvalidWalletListError(
      `The accent colour of "${id}" is "${iconAccent}". It must be a hex value of 3 or 6 digits, for example "#0b6b7a".`,
    )
  }
}
