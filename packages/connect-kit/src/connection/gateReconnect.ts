import type { CreateConnectorFn } from 'wagmi'

import { withTimeout } from '../platform/withTimeout.ts'
import * as limits from '../startLimits.ts'
import { type AutoConnect, mayReconnectFrom } from './autoConnect.ts'
import { guardedConnector, override } from './guardedConnector.ts'

/** What decides whether a wallet is connected without being asked for. */
export type ReconnectGate = {
  autoConnect: AutoConnect
  /** The visitor has asked for another wallet in this page: their choice stands. */
  hasAskedOther: (connector: object) => boolean
  /** Several wallets announced themselves under this id, so that it is not known which of them was connected before. */
  isAmbiguous: (connectorId: string) => boolean
}

type Connector = ReturnType<CreateConnectorFn>
type Emitter = Parameters<CreateConnectorFn>[0]['emitter']

/**
 * Makes a connector ask `mayReconnect` before it says that it is authorised, and before it follows a wallet that reports by
 * itself that it is connected. wagmi would connect every wallet that trusts the page, also one never chosen here, also long
 * after the visitor has chosen another, and would wait for ever for one that never answers.
 */
export function gateReconnect(create: CreateConnectorFn, gate: ReconnectGate): CreateConnectorFn {
  return (config) => {
    const isAllowed = async (): Promise<boolean> =>
      !gate.isAmbiguous(connector.id) &&
      (await mayReconnectFrom(config.storage, gate.autoConnect, connector))
    const connector: Connector = guardedConnector(
      create({ ...config, emitter: gatedEmitter(config.emitter, isAllowed) }),
    )

    async function connect(this: Connector, parameters: { isReconnecting?: boolean } = {}) {
      const answer = connector.connect.call(this, parameters)
      if (!parameters.isReconnecting) return answer
      const found = await inTime(answer, undefined)
      if (!found?.accounts.length || gate.hasAskedOther(this) || gate.isAmbiguous(connector.id)) {
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
      getProvider(this: Connector, parameters) {
        return inTime(connector.getProvider.call(this, parameters), undefined)
      },
    })
  }
}

/** A wallet that does not answer counts as one that has nothing to say. */
function inTime<answer, otherwise>(
  answer: Promise<answer>,
  otherwise: otherwise,
): Promise<answer | otherwise> {
  return withTimeout(answer, limits.reconnectTimeout, late).catch((error: unknown) => {
    if (error === tooLate) return otherwise
    throw error
  })
}

const tooLate = new Error('No answer.')
const late = () => tooLate

/** Through it a connector reports an unrequested connection only where that is allowed. */
function gatedEmitter(emitter: Emitter, isAllowed: () => Promise<boolean>): Emitter {
  const gated = Object.create(emitter) as Emitter
  gated.emit = (event, ...data) => {
    if (event !== 'connect') return emitter.emit(event, ...data)
    void isAllowed().then((allowed) => {
      if (allowed) emitter.emit(event, ...data)
    })
  }
  return gated
}
