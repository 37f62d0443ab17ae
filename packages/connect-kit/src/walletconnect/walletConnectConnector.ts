import { SwitchChainError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'

import { ChainNotConfiguredError, SessionExpiredError } from '../errors/errors.ts'
import { isSameAddress } from '../format/isSameAddress.ts'
import * as limits from '../limits.ts'
import { createChainSwitch } from './chainSwitch.ts'
import { createPairing } from './pairing.ts'
import { type RestingClient, resumeRelay } from './relayHold.ts'
import { sessionAccounts, type WalletConnectSession } from './session.ts'
import { createSessionConnection } from './sessionConnection.ts'
import { type SessionListeners, subscribeToSession } from './sessionEvents.ts'
import {
  type ConnectorConfig,
  createSessionHolder,
  type CurrentSession,
  type SessionHolder,
  type StorageItem,
} from './sessionHolder.ts'
import { sharedSignClient } from './sharedSignClient.ts'
import type {
  SignClientMetadata,
  SignClientModule,
  SignClientOptions,
  SignClientStorage,
} from './SignClient.ts'
import {
  createWalletConnectProvider,
  type RpcRequest,
  type WalletConnectProvider,
} from './walletConnectProvider.ts'

export type WalletConnectConnectorParameters = {
  /** The project id of the WalletConnect network. */
  projectId: string
  /** The connector's id; the session is stored under it. */
  id?: string | undefined
  /** The connector's name. */
  name?: string | undefined
  /** How the page introduces itself to the wallet. A function is asked when the client is made. */
  metadata?: SignClientMetadata | (() => SignClientMetadata) | undefined
  /** Another relay than the network's own. */
  relayUrl?: string | undefined
  /** Where the sign client keeps keys and sessions. The browser's IndexedDB unless given. */
  storage?: SignClientStorage | undefined
  /** Separates the stores of several clients on one origin. */
  storagePrefix?: string | undefined
  /** How long the relay may take to accept a pairing, in milliseconds. */
  relayTimeout?: number | undefined
  /** Loads the sign client. */
  loadSignClient?: (() => Promise<SignClientModule>) | undefined
}

/**
 * A wagmi connector for wallets that are paired through WalletConnect: by a scanned code or by a link.
 *
 * Nothing is loaded and no host is asked before the visitor connects, or returns with a session. All connectors of a
 * project share one client; each has a session of its own. The pairing URI arrives as a connector event: `message` with
 * `type: 'display_uri'`. A code that expires unused is replaced by a new one, three times.
 *
 * @throws in `connect`: `SdkNotInstalledError`, `RelayTimeoutError`, `PairingExpiredError`, or what the wallet answered
 */
export function walletConnectConnector(
  parameters: WalletConnectConnectorParameters,
): CreateConnectorFn<WalletConnectProvider, Record<never, never>, StorageItem> {
  return (config) => {
    const { id = 'walletConnect', name = 'WalletConnect' } = parameters
    const relayTimeout = parameters.relayTimeout ?? limits.relayTimeout
    const chainIds = config.chains.map((chain) => chain.id)
    let client: RestingClient | undefined

    const provider = createWalletConnectProvider({
      current: () => holder.current(),
      requestWallet,
      requestNode: (chainId) => nodeOf(config, chainId),
      switchChain: (chainId) => switchTo(chainId),
    })
    const holder = createSessionHolder({ id, config, client: () => client, emit: provider.emit })
    const pairing = createPairing({
      chainIds,
      relayTimeout,
      onUri: (uri) => config.emitter.emit('message', { type: 'display_uri', data: uri }),
    })
    const connection = createSessionConnection({
      holder,
      pairing,
      getClient,
      client: () => client,
      chainIds,
      relayTimeout,
    })
    const switchTo = createChainSwitch({ id, chains: config.chains, holder, requestWallet })
    const listeners = createSessionListeners(config, holder, provider)

    async function getClient(): Promise<RestingClient> {
      const loaded = await sharedSignClient(clientOptions(parameters), parameters.loadSignClient)
      if (client !== loaded) subscribeToSession(loaded, holder, listeners)
      client = loaded
      await resumeRelay(loaded)
      return loaded
    }

    async function requestWallet(
      session: WalletConnectSession,
      chainId: number,
      { method, params }: RpcRequest,
    ) {
      const signClient = await getClient()
      return signClient.request({
        topic: session.topic,
        chainId: `eip155:${chainId}`,
        request: { method, params: params ?? [] },
      })
    }

    const connector = {
      id,
      name,
      type: 'walletConnect',
      async connect({ chainId, isReconnecting, withCapabilities }: ConnectParameters = {}) {
        const current = await connection.connect({ chainId, isReconnecting })
        const accounts = sessionAccounts(current.session, current.chainId)
        return {
          accounts: withCapabilities
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts,
          chainId: current.chainId,
        }
      },
      disconnect: connection.disconnect,
      getAccounts: () => Promise.resolve(accountsOf(holder.current())),
      getChainId() {
        const current = holder.current()
        return current
          ? Promise.resolve(current.chainId)
          : Promise.reject(new SessionExpiredError())
      },
      getProvider: () => Promise.resolve(provider),
      isAuthorized: async () => (await holder.remembered()) !== undefined,
      async switchChain({ chainId }: { chainId: number }) {
        const chain = config.chains.find((chain) => chain.id === chainId)
        if (!chain)
          throw new SwitchChainError(new ChainNotConfiguredError({ chainId, connectorId: id }))
        await switchTo(chainId)
        return chain
      },
      ...listeners,
    }
    // wagmi's type ties the shape of the accounts to `withCapabilities`; the connector decides it when it is called.
    return connector as unknown as ReturnType<
      CreateConnectorFn<WalletConnectProvider, Record<never, never>, StorageItem>
    >
  }
}

type ConnectParameters = {
  chainId?: number | undefined
  isReconnecting?: boolean | undefined
  withCapabilities?: boolean | undefined
}

/** What the wallet changes is handed to wagmi and to the provider's own listeners. */
function createSessionListeners(
  config: ConnectorConfig,
  holder: SessionHolder,
  provider: WalletConnectProvider,
): SessionListeners {
  function onDisconnect() {
    if (!holder.current()) return
    void holder.forget()
    config.emitter.emit('disconnect')
    provider.emit('disconnect', { code: 4900, message: 'The wallet ended the session.' })
  }
  return {
    onDisconnect,
    onAccountsChanged(reported) {
      const current = holder.current()
      if (!current) return
      if (reported.length === 0) return onDisconnect()
      // The wallet names them with or without their chain; the session says which of them it allows.
      const wanted = reported.map((account) => account.split(':').at(-1))
      const allowed = accountsOf(current)
      const first = allowed.filter((account) => wanted.some((one) => isSameAddress(one, account)))
      const accounts = [...first, ...allowed.filter((account) => !first.includes(account))]
      config.emitter.emit('change', { accounts })
      provider.emit('accountsChanged', accounts)
    },
    onChainChanged(reported) {
      const chainId = Number(reported)
      if (Number.isSafeInteger(chainId) && chainId !== holder.current()?.chainId) {
        holder.setChain(chainId)
      }
    },
  }
}

const accountsOf = (current: CurrentSession | undefined) =>
  current ? sessionAccounts(current.session, current.chainId) : []

/** The host's own node of a chain; `undefined` when the host has none for it. */
function nodeOf(
  config: ConnectorConfig,
  chainId: number,
): ((request: RpcRequest) => Promise<unknown>) | undefined {
  const chain = config.chains.find((chain) => chain.id === chainId)
  const transport = config.transports?.[chainId]
  if (!chain || !transport) return undefined
  const { request } = transport({ chain, retryCount: 0 })
  return (rpc) => request(rpc)
}

function clientOptions(parameters: WalletConnectConnectorParameters): SignClientOptions {
  const { projectId, metadata, relayUrl, storage, storagePrefix } = parameters
  return {
    projectId,
    logger: 'silent',
    telemetryEnabled: false,
    ...(metadata && { metadata: typeof metadata === 'function' ? metadata() : metadata }),
    ...(relayUrl && { relayUrl }),
    ...(storage && { storage }),
    ...(storagePrefix && { customStoragePrefix: storagePrefix }),
  }
}
