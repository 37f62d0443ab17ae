import { isAddress } from 'viem'
import { type Config, cookieToInitialState, type State } from 'wagmi'

import { isRecord } from '../platform/isRecord.ts'
import { readChainId } from '../platform/readChainId.ts'

/**
 * What a cookie says of a visitor's connection, for the `initialState` of `WagmiProvider` on a server. A visitor can send any cookie, and a
 * server keeps the state that it is given: what is not a connection as wagmi writes it is no connection.
 *
 * @param config made for this request: one that requests share shows one visitor's account to the next
 * @param cookie the request's `cookie` header
 * @returns nothing where there is none, or it cannot be read
 */
export function readInitialState(
  config: Config,
  cookie: string | null | undefined,
): State | undefined {
  let state: unknown
  try {
    state = cookieToInitialState(config, cookie)
  } catch {
    return undefined
  }
  return isState(state) ? state : undefined
}

/** Whether a value is a state of connections as wagmi keeps it: wagmi takes whatever it finds, and a page that draws it would fail on it. */
export function isState(value: unknown): value is State {
  if (!isRecord(value) || !isChainId(value['chainId'])) return false
  const { connections, current } = value
  if (!(connections instanceof Map)) return false
  if (current !== null && !connections.has(current)) return false
  return [...connections].every(
    ([uid, connection]) => typeof uid === 'string' && isConnection(connection),
  )
}

function isConnection(value: unknown): boolean {
  if (!isRecord(value) || !isChainId(value['chainId'])) return false
  const { accounts, connector } = value
  return (
    Array.isArray(accounts) &&
    accounts.length > 0 &&
    accounts.every((each) => typeof each === 'string' && isAddress(each, { strict: false })) &&
    isRecord(connector) &&
    ['id', 'name', 'type', 'uid'].every((key) => typeof connector[key] === 'string')
  )
}

const isChainId = (value: unknown): boolean => readChainId(value) === value
