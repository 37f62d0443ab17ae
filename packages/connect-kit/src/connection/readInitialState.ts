import { type Config, cookieToInitialState, type State } from 'wagmi'

import { isState } from './isState.ts'

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
