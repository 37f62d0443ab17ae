import { UserRejectedRequestError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'

import { carefulConnector } from '../connection/carefulConnector.ts'
import { ProjectIdMissingError, ProviderRequiredError } from '../errors/walletListErrors.ts'
import { readPairing } from '../walletconnect/pairingMemory.ts'
import type { WalletConnectConnectorParameters } from '../walletconnect/walletConnectConnector.ts'
import type { Wallet } from './Wallet.ts'
import type { WalletEntry } from './walletEntry.ts'

/** The two ways to a wallet look the same from outside. */
type Side = ReturnType<CreateConnectorFn>

/**
 * The connector of a defined wallet. In the page if the wallet is there, otherwise by pairing: that is decided each time
 * somebody connects, because a wallet can be installed while the page is open. The code for pairing is loaded when
 * somebody pairs, or comes back with a session.
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
    const inPage: Side = carefulConnector(
      injected({ target: { id, name, provider: () => entry.findProvider() } })(config),
    )
    const named = { ...inPage, id, name, ckWallet: entry }
    if (!canPair) {
      return {
        ...named,
        connect(parameters) {
          // The message is “Provider is required” (behaviour/wallets#provider-required).
          if (!entry.findProvider()) return Promise.reject(new ProviderRequiredError(id))
          return inPage.connect(parameters)
        },
      } satisfies Side & { ckWallet: WalletEntry }
    }

    let loading: Promise<Side> | undefined
    let loaded: Side | undefined
    /** The paired side. It is made once; a failure to load it is not kept. */
    function paired(): Promise<Side> {
      if (!pairing) return Promise.reject(new ProjectIdMissingError())
      loading ??= import('../walletconnect/walletConnectConnector.ts').then(
        // wagmi's type for all connectors has no storage items of one of them.
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
    }

    let attempts = 0
    /** Which way the wallet is connected; undecided while it is not. */
    let chosen: Side | undefined
    const side = (): Promise<Side> => {
      if (chosen) return Promise.resolve(chosen)
      return entry.findProvider() ? Promise.resolve(inPage) : paired()
    }

    const isPaired = async () => !!pairing && (await readPairing(config.storage, id)) !== undefined

    return {
      ...named,
      setup: async () => inPage.setup?.(),
      async connect(parameters) {
        const attempt = (attempts += 1)
        chosen = undefined
        // Who comes back comes back the way they went, also when the wallet has been installed since.
        const back = parameters?.isReconnecting && (await isPaired())
        const way = back ? await paired() : await side()
        if (attempt !== attempts) throw new UserRejectedRequestError(new Error('Given up.'))
        const answer = await way.connect(parameters)
        chosen = way
        return answer
      },
      async disconnect() {
        attempts += 1
        const way = chosen
        chosen = undefined
        // An attempt to pair has not been chosen yet, and is to be given up as well.
        await Promise.all([way?.disconnect(), way === loaded ? undefined : loaded?.disconnect()])
      },
      getAccounts: async () => (await side()).getAccounts(),
      getChainId: async () => (await side()).getChainId(),
      async getProvider(parameters) {
        // wagmi asks every connector when the page loads; that is no reason to load anything.
        if (!chosen && !entry.findProvider() && !(await isPaired())) return undefined
        return (await side()).getProvider(parameters)
      },
      async isAuthorized() {
        if (!(await isPaired())) return inPage.isAuthorized()
        chosen = await paired()
        return true
      },
      async switchChain(parameters) {
        const way = await side()
        if (!way.switchChain) throw new ProjectIdMissingError()
        return way.switchChain(parameters)
      },
      onConnect: (info) => inPage.onConnect?.(info),
      onAccountsChanged: (accounts) => chosen?.onAccountsChanged(accounts),
      onChainChanged: (chainId) => chosen?.onChainChanged(chainId),
      onDisconnect: (error) => chosen?.onDisconnect(error),
    } satisfies Side & { ckWallet: WalletEntry }
  }
}
