import { isExpiredPairing } from '../errors/errorChain.ts'
import { PairingExpiredError } from '../errors/errors.ts'
import * as limits from '../limits.ts'
import {
  closeSession,
  holdRelay,
  type RelayWatch,
  type RestingClient,
  watchRelay,
  withRelayTimeout,
} from './relayHold.ts'
import { proposalFor, type WalletConnectSession } from './session.ts'

export type PairingParameters = {
  /** The chains that a wallet is asked to allow. */
  chainIds: readonly number[]
  /** How long the relay may take to accept a pairing, in milliseconds. */
  relayTimeout: number
  /** Called with each code that is to be shown. */
  onUri: (uri: string) => void
}

/** One pairing at a time. */
export type Pairing = {
  /**
   * Offers codes until a wallet answers.
   *
   * @throws RelayTimeoutError, PairingExpiredError, the reason of `abort`, or what the wallet answered
   */
  pair: (client: RestingClient) => Promise<WalletConnectSession>
  /** Ends the pairing that is under way, if any. */
  abort: (reason: Error) => void
}

/** Makes the pairing of a connector: a code is shown until a wallet answers, it is aborted, or three codes have expired unused. */
export function createPairing({ chainIds, relayTimeout, onUri }: PairingParameters): Pairing {
  let abort: ((reason: Error) => void) | undefined

  async function showCodes(
    client: RestingClient,
    aborted: Promise<never>,
    lost: RelayWatch,
  ): Promise<WalletConnectSession> {
    for (let code = 0; code < limits.pairingCodes; code += 1) {
      const { uri, approval } = await Promise.race([
        withRelayTimeout(
          client.connect({ optionalNamespaces: proposalFor(chainIds) }),
          relayTimeout,
        ),
        aborted,
      ])
      if (uri) onUri(uri)
      const answer = approval()
      try {
        return await Promise.race([answer, aborted, lost.promise])
      } catch (error) {
        // A wallet that answers after the visitor left gets a disconnect.
        answer.then(({ topic }) => closeSession(client, topic)).catch(() => {})
        if (!isExpiredPairing(error)) throw error
      }
    }
    throw new PairingExpiredError()
  }

  return {
    abort: (reason) => abort?.(reason),
    pair: (client) =>
      holdRelay(client, async () => {
        const aborted = new Promise<never>((_, reject) => {
          abort = reject
        })
        // It is awaited only while a code is shown.
        aborted.catch(() => {})
        const lost = watchRelay(client, Math.min(relayTimeout, limits.relayLostAfter))
        try {
          return await showCodes(client, aborted, lost)
        } finally {
          lost.stop()
        }
      }),
  }
}
