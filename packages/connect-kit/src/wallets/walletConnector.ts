import { UserRejectedRequestError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'

import { guardedConnector } from '../connection/guardedConnector.ts'
import { ProjectIdMissingError, ProviderRequiredError } from '../errors/walletListErrors.ts'
import { readPairing } from '../walletconnect/pairingMemory.ts'
import type { WalletConnectConnectorParameters } from '../walletconnect/walletConnectConnector.ts'
import type { Wallet } from './Wallet.ts'
import type { WalletEntry } from './walletEntry.ts'

/** How a wallet is reached: injected into the page, or over WalletConnect. Both are connectors. */
type Transport = ReturnType<CreateConnectorFn>

/**
 * The connector of a defined wallet: injected if the wallet is there, otherwise WalletConnect. That is decided each time
 * the visitor connects, because a wallet can be installed while the page is open. The code for WalletConnect is loaded when
 * the visitor pairs, or returns with a session.
 *
 * @param pairing how to pair; absent when the host gave no project id
 */
export function walletConnector(
  wallet: Wallet,
  entry: WalletEntry,
  pairing: WalletConnectConnectorParameters | undefined,
): CreateConnectorFn {
  const { id, name } = wallet
  const canPair = wallet.qrCode ?? wallet.mobile ?? wallet.desktop

  return (config) => {
    const injectedTransport: Transport = guardedConnector(
      injected({ target: { id, name, provider: () => entry.findProvider() } })(config),
    )
    const named = { ...injectedTransport, id, name, ckWallet: entry }
    if (!canPair) {
      return {
        ...named,
        connect(parameters) {
          // The message is “Provider is required” (behaviour/wallets#provider-required).
          if (!entry.findProvider()) return Promise.reject(new ProviderRequiredError(id))
          return injectedTransport.connect(parameters)
        },
      } satisfies Transport & { ckWallet: WalletEntry }
    }

    const walletConnect = lazyWalletConnect(config, wallet, pairing)
    let attempts = 0
    /** The transport of the connection; undecided while there is none. */
    let chosen: Transport | undefined
    const transport = (): Promise<Transport> => {
      if (chosen) return Promise.resolve(chosen)
      return entry.findProvider() ? Promise.resolve(injectedTransport) : walletConnect.load()
    }

    return {
      ...named,
      setup: async () => injectedTransport.setup?.(),
      async connect(parameters) {
        const attempt = (attempts += 1)
        chosen = undefined
        // A returning visitor keeps the transport of the last visit, also when the extension has been installed since.
        const back = parameters?.isReconnecting && (await walletConnect.isRemembered())
        const next = back ? await walletConnect.load() : await transport()
        if (attempt !== attempts) throw new UserRejectedRequestError(new Error('Given up.'))
        const answer = await next.connect(parameters)
        chosen = next
        return answer
      },
      async disconnect() {
        attempts += 1
        const [last, paired] = [chosen, walletConnect.loaded()]
        chosen = undefined
        // An attempt to pair has not been chosen yet, and is to be given up as well.
        await Promise.all([last?.disconnect(), last === paired ? undefined : paired?.disconnect()])
      },
      getAccounts: async () => (await transport()).getAccounts(),
      getChainId: async () => (await transport()).getChainId(),
      async getProvider(parameters) {
        // wagmi asks every connector when the page loads; that is no reason to load anything.
        if (!chosen && !entry.findProvider() && !(await walletConnect.isRemembered()))
          return undefined
        return (await transport()).getProvider(parameters)
      },
      async isAuthorized() {
        if (!(await walletConnect.isRemembered())) return injectedTransport.isAuthorized()
        chosen = await walletConnect.load()
        return true
      },
      async switchChain(parameters) {
        const current = await transport()
        if (!current.switchChain) throw new ProjectIdMissingError()
        return current.switchChain(parameters)
      },
      onConnect: (info) => injectedTransport.onConnect?.(info),
      onAccountsChanged: (accounts) => chosen?.onAccountsChanged(accounts),
      onChainChanged: (chainId) => chosen?.onChainChanged(chainId),
      onDisconnect: (error) => chosen?.onDisconnect(error),
    } satisfies Transport & { ckWallet: WalletEntry }
  }
}

/** The WalletConnect transport of a wallet: loaded and made once; a failure to load it is not kept. */
function lazyWalletConnect(
  config: Parameters<CreateConnectorFn>[0],
  { id, name }: Wallet,
  pairing: WalletConnectConnectorParameters | undefined,
) {
  let loading: Promise<Transport> | undefined
  let loaded: Transport | undefined
  return {
    loaded: () => loaded,
    load(): Promise<Transport> {
      if (!pairing) return Promise.reject(new ProjectIdMissingError())
      loading ??= import('../walletconnect/walletConnectConnector.ts').then(
        // The type of wagmi for any connector does not have the storage items of this one.
        (module) => {
          loaded = (module.walletConnectConnector({ ...pairing, id, name }) as CreateConnectorFn)(
            config,
          )
          return loaded
        },
      )
      loading.catch(() => {
        loading = undefined
      })
      return loading
    },
    /** Whether there is a session of an earlier visit. Loads nothing. */
    isRemembered: async () =>
      pairing !== undefined && (await readPairing(config.storage, id)) !== undefined,
  }
}
