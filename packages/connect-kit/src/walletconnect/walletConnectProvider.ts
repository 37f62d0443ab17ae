import {
  ChainDisconnectedError,
  numberToHex,
  ProviderDisconnectedError,
  SwitchChainError,
  UnsupportedProviderMethodError,
} from 'viem'

import { isRecord } from '../platform/isRecord.ts'
import { readChainId } from '../platform/readChainId.ts'
import { sessionAccounts, sessionMethods, type WalletConnectSession } from './session.ts'

/** A request as EIP-1193 has it. */
export type RpcRequest = { method: string; params?: unknown }

/** The events of EIP-1193 that the provider emits, each with its value. */
export type WalletConnectProviderEvents = {
  accountsChanged: readonly string[]
  chainChanged: string
  disconnect: { code: number; message: string }
}

/** An EIP-1193 provider over a session. */
export type WalletConnectProvider = {
  request: (request: RpcRequest) => Promise<unknown>
  on: <event extends keyof WalletConnectProviderEvents>(
    event: event,
    listener: (data: WalletConnectProviderEvents[event]) => void,
  ) => void
  removeListener: <event extends keyof WalletConnectProviderEvents>(
    event: event,
    listener: (data: WalletConnectProviderEvents[event]) => void,
  ) => void
  /** For the connector, which receives the changes. */
  emit: <event extends keyof WalletConnectProviderEvents>(
    event: event,
    data: WalletConnectProviderEvents[event],
  ) => void
}

export type WalletConnectProviderParameters = {
  /** The session and the chain as they are now; `undefined` when there is none. */
  current: () => { session: WalletConnectSession; chainId: number } | undefined
  /** Sends a request to the wallet through the relay. */
  requestWallet: (
    session: WalletConnectSession,
    chainId: number,
    request: RpcRequest,
  ) => Promise<unknown>
  /** Asks the host's own node of a chain; `undefined` when the host has none for it. */
  requestNode: (chainId: number) => ((request: RpcRequest) => Promise<unknown>) | undefined
  switchChain: (chainId: number) => Promise<void>
}

/** Requests that only a wallet can answer. When the session does not allow them, no node is asked instead. */
const walletOnly = /^(?:wallet_|personal_|eth_sign|eth_sendTransaction$|eth_accounts$)/

/**
 * Makes the provider of a paired wallet. What the session allows goes to the wallet, what it knows by itself is
 * answered at once, and reading goes to the node that the host configured: no other party learns what is asked.
 */
export function createWalletConnectProvider({
  current,
  requestWallet,
  requestNode,
  switchChain,
}: WalletConnectProviderParameters): WalletConnectProvider {
  const listeners = new Map<string, Set<(data: never) => void>>()

  async function request({ method, params }: RpcRequest): Promise<unknown> {
    const now = current()
    if (!now) throw new ProviderDisconnectedError(new Error('There is no session with a wallet.'))
    const { session, chainId } = now
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return sessionAccounts(session, chainId)
      case 'eth_chainId':
        return numberToHex(chainId)
      case 'net_version':
        return String(chainId)
      case 'wallet_switchEthereumChain':
        await switchChain(wantedChainId(params))
        return null
    }
    if (sessionMethods(session).includes(method)) {
      return requestWallet(session, chainId, params === undefined ? { method } : { method, params })
    }
    if (walletOnly.test(method)) {
      throw new UnsupportedProviderMethodError(new Error(`The wallet did not allow ${method}.`))
    }
    const node = requestNode(chainId)
    if (!node) {
      throw new ChainDisconnectedError(new Error(`Chain ${chainId} has no node in the config.`))
    }
    return node({ method, params })
  }

  return {
    request,
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event, data) {
      // Listeners are kept by event, so each of them takes this event's data.
      for (const listener of [...(listeners.get(event) ?? [])]) listener(data as never)
    },
  }
}

/** Reads the chain of `wallet_switchEthereumChain` (EIP-3326). */
function wantedChainId(params: unknown): number {
  const first: unknown = Array.isArray(params) ? params[0] : undefined
  const chainId = readChainId(isRecord(first) ? first['chainId'] : undefined)
  if (Number.isNaN(chainId)) throw new SwitchChainError(new Error('The request names no chain.'))
  return chainId
}
