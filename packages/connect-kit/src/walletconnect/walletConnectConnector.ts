import { numberToHex, SwitchChainError, UserRejectedRequestError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'

import { addChainParameter } from '../connection/addChainParameter.ts'
import { isExpiredPairing, isUnknownChain } from '../errors/errorChain.ts'
import {
  ChainNotConfiguredError,
  PairingExpiredError,
  RelayTimeoutError,
  SessionExpiredError,
} from '../errors/errors.ts'
import * as limits from '../limits.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { pairingKey, readPairing, type StoredPairing } from './pairingMemory.ts'
import { holdRelay, type RelayWatch, resumeRelay, suspendSoon, watchRelay } from './relayHold.ts'
import {
  proposalFor,
  sessionAccounts,
  sessionChainIds,
  sessionMethods,
  startChainId,
  type WalletConnectSession,
} from './session.ts'
import { sharedSignClient } from './sharedSignClient.ts'
import type {
  SignClient,
  SignClientMetadata,
  SignClientModule,
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
  /** Tells the stores of several clients on one origin apart. */
  storagePrefix?: string | undefined
  /** How long the relay may take to accept a pairing, in milliseconds. */
  relayTimeout?: number | undefined
  /** Loads the sign client. */
  loadSignClient?: (() => Promise<SignClientModule>) | undefined
}

type StorageItem = { [key: `${string}.pairing`]: StoredPairing | null }

/**
 * A wagmi connector for wallets that are paired through WalletConnect: by a scanned code or by a link.
 *
 * Nothing is loaded and no host is asked before somebody connects, or came back with a session. All connectors of a
 * project share one client; each has a session of its own. The pairing URI arrives as a connector event: `message` with
 * `type: 'display_uri'`. A code that expires unused is replaced by a new one, three times.
 *
 * @throws in `connect`: `SdkNotInstalledError`, `RelayTimeoutError`, `PairingExpiredError`, or what the wallet answered
 */
export function walletConnectConnector(
  parameters: WalletConnectConnectorParameters,
): CreateConnectorFn<WalletConnectProvider, Record<never, never>, StorageItem> {
  const { id = 'walletConnect', name = 'WalletConnect' } = parameters
  const storageKey = pairingKey(id)
  const relayTimeout = parameters.relayTimeout ?? limits.relayTimeout

  return (config) => {
    const configured = config.chains.map((chain) => chain.id)
    let current: { session: WalletConnectSession; chainId: number } | undefined
    let abort: ((reason: Error) => void) | undefined
    // Connecting anew and disconnecting both end the attempt before them, wherever it is.
    let attempts = 0
    let listening: SignClient | undefined

    const provider = createWalletConnectProvider({
      current: () => current,
      requestWallet,
      requestNode(chainId) {
        const chain = config.chains.find((chain) => chain.id === chainId)
        const transport = config.transports?.[chainId]
        if (!chain || !transport) return undefined
        const { request } = transport({ chain, retryCount: 0 })
        return (rpc: RpcRequest) => request(rpc)
      },
      switchChain: (chainId) => moveTo(chainId),
    })

    async function getClient(): Promise<SignClient> {
      const { metadata } = parameters
      const client = await sharedSignClient(
        {
          projectId: parameters.projectId,
          logger: 'silent',
          telemetryEnabled: false,
          ...(metadata && { metadata: typeof metadata === 'function' ? metadata() : metadata }),
          ...(parameters.relayUrl && { relayUrl: parameters.relayUrl }),
          ...(parameters.storage && { storage: parameters.storage }),
          ...(parameters.storagePrefix && { customStoragePrefix: parameters.storagePrefix }),
        },
        parameters.loadSignClient,
      )
      if (listening !== client) listen(client)
      listening = client
      await resumeRelay(client)
      return client
    }

    function listen(client: SignClient) {
      const mine = (topic: string) => current?.session.topic === topic
      client.on('session_delete', ({ topic }) => {
        if (mine(topic)) connector.onDisconnect()
      })
      client.on('session_expire', ({ topic }) => {
        if (mine(topic)) connector.onDisconnect()
      })
      client.on('session_update', ({ topic, params }) => {
        if (!mine(topic) || !current) return
        const session = { topic, namespaces: params.namespaces }
        const chainId = startChainId(session, [current.chainId], configured)
        if (chainId === undefined) return connector.onDisconnect()
        current = { session, chainId }
        report()
      })
      client.on('session_event', ({ topic, params: { event, chainId } }) => {
        if (!mine(topic)) return
        if (event.name === 'accountsChanged' && Array.isArray(event.data)) {
          connector.onAccountsChanged(event.data.filter((item) => typeof item === 'string'))
        } else if (event.name === 'chainChanged') {
          connector.onChainChanged(String(readNumber(event.data) ?? chainId.split(':')[1]))
        }
      })
    }

    /** Tells wagmi and the provider's listeners where things stand. */
    function report() {
      if (!current) return
      const { session, chainId } = current
      const accounts = sessionAccounts(session, chainId)
      config.emitter.emit('change', { accounts, chainId })
      provider.emit('accountsChanged', accounts)
      provider.emit('chainChanged', numberToHex(chainId))
      void remember()
    }

    async function remember() {
      if (!current || !listening) return
      const { topic } = current.session
      const known = listening.session.getAll().find((session) => session.topic === topic)
      await config.storage?.setItem(storageKey, {
        topic,
        chainId: current.chainId,
        expiry: known?.expiry ?? 0,
      })
    }

    async function forget() {
      current = undefined
      await config.storage?.removeItem(storageKey)
    }

    const remembered = () => readPairing(config.storage, id)

    /** The session of last time, if it is still alive. */
    async function restore(client: SignClient) {
      const stored = await remembered()
      const session = client.session.getAll().find((session) => session.topic === stored?.topic)
      return session && { session, chainId: stored?.chainId }
    }

    /** Shows a code until a wallet answers, the attempt is aborted, or three codes have gone unused. */
    async function pair(client: SignClient): Promise<WalletConnectSession> {
      const aborted = new Promise<never>((_, reject) => {
        abort = reject
      })
      // It is awaited below only while a code is shown.
      aborted.catch(() => {})
      const lost = watchRelay(client, Math.min(relayTimeout, limits.relayLostAfter))
      try {
        return await showCodes(client, aborted, lost)
      } finally {
        lost.stop()
      }
    }

    async function showCodes(
      client: SignClient,
      aborted: Promise<never>,
      lost: RelayWatch,
    ): Promise<WalletConnectSession> {
      for (let code = 0; code < limits.pairingCodes; code += 1) {
        const { uri, approval } = await Promise.race([
          inTime(relayTimeout, client.connect({ optionalNamespaces: proposalFor(configured) })),
          aborted,
        ])
        if (uri) config.emitter.emit('message', { type: 'display_uri', data: uri })
        const answer = approval()
        try {
          return await Promise.race([answer, aborted, lost.promise])
        } catch (error) {
          // A wallet that answers after the visitor has gone away is told so.
          answer.then(({ topic }) => hangUp(client, topic)).catch(() => {})
          if (!isExpiredPairing(error)) throw error
        }
      }
      throw new PairingExpiredError()
    }

    async function requestWallet(
      session: WalletConnectSession,
      chainId: number,
      request: RpcRequest,
    ) {
      const client = await getClient()
      return client.request({
        topic: session.topic,
        chainId: `eip155:${chainId}`,
        request: { method: request.method, params: request.params ?? [] },
      })
    }

    /** Moves to a chain of the session at once; to any other one by asking the wallet, which may add it first. */
    async function moveTo(chainId: number) {
      if (!current) throw new SessionExpiredError()
      const { session } = current
      if (!sessionChainIds(session).includes(chainId)) {
        await askToSwitch(session, current.chainId, chainId)
      }
      if (!current) throw new SessionExpiredError()
      current = { session: alsoOn(current.session, current.chainId, chainId), chainId }
      report()
    }

    async function askToSwitch(session: WalletConnectSession, from: number, to: number) {
      const methods = sessionMethods(session)
      if (!methods.includes('wallet_switchEthereumChain')) {
        throw new ChainNotConfiguredError({ chainId: to, connectorId: id })
      }
      const params = [{ chainId: numberToHex(to) }]
      try {
        await requestWallet(session, from, { method: 'wallet_switchEthereumChain', params })
      } catch (error) {
        const chain = config.chains.find((chain) => chain.id === to)
        if (!isUnknownChain(error) || !chain || !methods.includes('wallet_addEthereumChain'))
          throw error
        await requestWallet(session, from, {
          method: 'wallet_addEthereumChain',
          params: [addChainParameter(chain)],
        })
      }
    }

    async function hangUp(client: SignClient, topic: string) {
      // The relay may be gone; the visitor does not wait for it.
      await inTime(
        limits.disconnectTimeout,
        client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
      ).catch(() => {})
      suspendSoon(client)
    }

    const connector = {
      id,
      name,
      type: 'walletConnect',
      async connect({ chainId, isReconnecting, withCapabilities }: ConnectParameters = {}) {
        const attempt = (attempts += 1)
        abort?.(cancelled())
        const client = await inTime(relayTimeout, getClient())
        if (attempt !== attempts) throw cancelled()
        const restored = await restore(client)
        if (attempt !== attempts) {
          // Who disconnected meanwhile has left this session too.
          if (restored && !(await remembered())) await hangUp(client, restored.session.topic)
          throw cancelled()
        }
        if (!restored && isReconnecting) {
          await forget()
          throw new SessionExpiredError()
        }
        const session = restored?.session ?? (await holdRelay(client, () => pair(client)))
        if (attempt !== attempts) {
          await hangUp(client, session.topic)
          throw cancelled()
        }
        const start = startChainId(session, [chainId, restored?.chainId], configured)
        if (start === undefined) {
          await hangUp(client, session.topic)
          throw Object.assign(new Error('The wallet allowed no account on any network.'), {
            code: 7000,
          })
        }
        current = { session, chainId: start }
        await remember()
        if (attempt !== attempts) {
          if (!current) await forget()
          throw cancelled()
        }
        const accounts = sessionAccounts(session, start)
        return {
          accounts: withCapabilities
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts,
          chainId: start,
        }
      },
      async disconnect() {
        attempts += 1
        abort?.(cancelled())
        const topic = current?.session.topic
        await forget()
        if (topic && listening) await hangUp(listening, topic)
      },
      getAccounts: () =>
        Promise.resolve(current ? sessionAccounts(current.session, current.chainId) : []),
      getChainId: () =>
        current ? Promise.resolve(current.chainId) : Promise.reject(new SessionExpiredError()),
      getProvider: () => Promise.resolve(provider),
      async isAuthorized() {
        return (await remembered()) !== undefined
      },
      async switchChain({ chainId }: { chainId: number }) {
        const chain = config.chains.find((chain) => chain.id === chainId)
        if (!chain)
          throw new SwitchChainError(new ChainNotConfiguredError({ chainId, connectorId: id }))
        await moveTo(chainId)
        return chain
      },
      onAccountsChanged(accounts: string[]) {
        if (!current) return
        if (accounts.length === 0) return connector.onDisconnect()
        // The wallet names them with or without their chain; the session says which of them it allows.
        const wanted = accounts.map((account) => account.split(':').at(-1)?.toLowerCase())
        const allowed = sessionAccounts(current.session, current.chainId)
        const first = allowed.filter((account) => wanted.includes(account.toLowerCase()))
        const rest = allowed.filter((account) => !first.includes(account))
        config.emitter.emit('change', { accounts: [...first, ...rest] })
        provider.emit('accountsChanged', [...first, ...rest])
      },
      onChainChanged(chain: string) {
        const chainId = Number(chain)
        if (!current || !Number.isSafeInteger(chainId) || chainId === current.chainId) return
        current = { session: alsoOn(current.session, current.chainId, chainId), chainId }
        report()
      },
      onDisconnect() {
        if (!current) return
        void forget()
        config.emitter.emit('disconnect')
        provider.emit('disconnect', { code: 4900, message: 'The wallet ended the session.' })
      },
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

/** A wallet that switched to a chain outside the session uses the same accounts there; it says so only later, if at all. */
function alsoOn(session: WalletConnectSession, from: number, to: number): WalletConnectSession {
  if (sessionAccounts(session, to).length > 0) return session
  const accounts = sessionAccounts(session, from).map((address) => `eip155:${to}:${address}`)
  return {
    ...session,
    namespaces: { ...session.namespaces, [`eip155:${to}`]: { accounts, methods: [] } },
  }
}

function cancelled(): Error {
  return new UserRejectedRequestError(new Error('The connection was cancelled.'))
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** The answer, or the relay's time is up. */
function inTime<value>(timeout: number, answer: Promise<value>): Promise<value> {
  return withTimeout(answer, timeout, () => new RelayTimeoutError(timeout))
}
