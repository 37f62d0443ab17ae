import type { EIP1193Provider } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'

import { ProjectIdMissingError } from '../errors/errors.ts'
import {
  walletConnectConnector,
  type WalletConnectConnectorParameters,
} from '../walletconnect/walletConnectConnector.ts'
import type { Wallet } from './Wallet.ts'
import type { WalletEntry } from './walletEntry.ts'

/** The two ways to a wallet look the same from outside. */
type Side = ReturnType<CreateConnectorFn>

/**
 * The connector of a defined wallet. In the page if the wallet is there, otherwise by pairing: that is decided each time
 * somebody connects, because a wallet can be installed while the page is open.
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
    const inPage: Side = injected({
      target: {
        id,
        name,
        // `findInjected` has checked that it can be asked; what it answers is wagmi's to judge.
        provider: () => entry.findProvider() as EIP1193Provider | undefined,
      },
    })(config)
    const named = { ...inPage, id, name, ckWallet: entry }
    if (!canPair) return named

    const paired: Side | undefined =
      pairing && (walletConnectConnector({ ...pairing, id, name }) as CreateConnectorFn)(config)
    let chosen: Side | undefined
    const side = (): Side => chosen ?? (entry.findProvider() || !paired ? inPage : paired)

    return {
      ...named,
      setup: async () => inPage.setup?.(),
      onConnect: (info) => inPage.onConnect?.(info),
      async connect(parameters) {
        chosen = undefined
        const way = side()
        if (way === inPage && !paired && !entry.findProvider()) throw new ProjectIdMissingError()
        const answer = await way.connect(parameters)
        chosen = way
        return answer
      },
      async disconnect() {
        // An attempt to pair has not been chosen yet, and is to be given up as well.
        const way = chosen
        chosen = undefined
        await Promise.all([way?.disconnect(), way === paired ? undefined : paired?.disconnect()])
      },
      getAccounts: () => side().getAccounts(),
      getChainId: () => side().getChainId(),
      getProvider: (parameters) => side().getProvider(parameters),
      async isAuthorized() {
        if (paired && (await paired.isAuthorized())) {
          chosen = paired
          return true
        }
        return inPage.isAuthorized()
      },
      async switchChain(parameters) {
        const way = side()
        if (!way.switchChain) throw new ProjectIdMissingError()
        return way.switchChain(parameters)
      },
      onAccountsChanged: (accounts) => side().onAccountsChanged(accounts),
      onChainChanged: (chainId) => side().onChainChanged(chainId),
      onDisconnect: (error) => side().onDisconnect(error),
    } satisfies Side & { ckWallet: WalletEntry }
  }
}
