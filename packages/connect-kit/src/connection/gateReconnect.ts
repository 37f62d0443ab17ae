import type { CreateConnectorFn, Storage } from 'wagmi'

import * as limits from '../limits.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import type { ConfigState } from './configState.ts'
import { guardedConnector, override } from './guardedConnector.ts'
import { readConnection, readReport } from './readConnection.ts'

type Connector = ReturnType<CreateConnectorFn>
type Emitter = Parameters<CreateConnectorFn>[0]['emitter']

/**
 * Makes a connector ask `mayReconnect` before it says that it is authorised, and before it follows a wallet that reports by
 * itself that it is connected. wagmi would connect every wallet that trusts the page, also one never chosen here, also long
 * after the visitor has chosen another, and would wait for ever for one that never answers.
 *
 * @param stateOf what is known of the config; asked when there is something to decide, which is after the config has been made
 */
export function gateReconnect(
  create: CreateConnectorFn,
  stateOf: () => ConfigState,
): CreateConnectorFn {
  return (config) => {
    const isAllowed = () => mayReconnect(stateOf(), config.storage, connector)
    const connector: Connector = guardedConnector(
      create({ ...config, emitter: gatedEmitter(config.emitter, isAllowed) }),
    )

    async function connect(
      this: Connector,
      parameters: { isReconnecting?: boolean; withCapabilities?: boolean } = {},
    ) {
      // wagmi's own action wants to hear what each account can do.
      if (parameters.withCapabilities) return connector.connect.call(this, parameters)
      const answer = (async () =>
        readConnection(this, await connector.connect.call(this, parameters)))()
      if (!parameters.isReconnecting) return answer
      const found = await inTime(answer, undefined)
      // The visitor may have asked for another wallet in the meantime: their choice stands.
      const state = stateOf()
      const hasAskedOther = state.requested && state.requested !== (this as object)
      if (!found?.accounts.length || hasAskedOther || isAnnouncedTwice(state, connector.id)) {
        throw new Error('Not reconnected.')
      }
      return found
    }

    return override(connector, {
      // wagmi ties the answer's type to a parameter; both are handed on as they are.
      connect: connect as Connector['connect'],
      async isAuthorized(this: Connector): Promise<boolean> {
        return (await isAllowed()) && inTime(connector.isAuthorized.call(this), false)
      },
      async getProvider(this: Connector, parameters) {
        return inTime(connector.getProvider.call(this, parameters), undefined)
      },
    })
  }
}

/**
 * Whether a connector may connect without being asked. Of two that announced themselves under one id it is not known which was
 * connected before. The Safe app is always asked: it is there only when the page runs inside it, and then it is the wallet.
 */
export async function mayReconnect(
  state: ConfigState,
  storage: Pick<Storage, 'getItem'> | null | undefined,
  { id, type }: { id: string; type: string },
): Promise<boolean> {
  if (!state.autoConnect || isAnnouncedTwice(state, id)) return false
  if (state.autoConnect === 'any' || type === 'safe') return true
  return id === (await storage?.getItem('recentConnectorId'))
}

/** Whether several wallets announced themselves under this domain name: one of them is not what it says. */
export function isAnnouncedTwice({ announced }: ConfigState, rdns: string): boolean {
  return announced.filter(({ id }) => id === rdns).length > 1
}

/** A wallet that does not answer counts as one that has nothing to say. */
function inTime<answer, otherwise>(
  answer: Promise<answer>,
  otherwise: otherwise,
): Promise<answer | otherwise> {
  return withTimeout(answer, limits.reconnectTimeout, () => otherwise)
}

/** Through it a connector reports what can be read, and an unrequested connection only where that is allowed. */
function gatedEmitter(emitter: Emitter, isAllowed: () => Promise<boolean>): Emitter {
  const gated = Object.create(emitter) as Emitter
  gated.emit = (event, ...data) => {
    if (event === 'change') return emitter.emit('change', readReport(data[0]))
    if (event !== 'connect') return emitter.emit(event, ...data)
    const { accounts, chainId = Number.NaN } = readReport(data[0])
    if (!accounts) return
    void isAllowed().then((allowed) => {
      if (allowed) emitter.emit('connect', { accounts, chainId })
    })
  }
  return gated
}
