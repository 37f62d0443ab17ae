import * as limits from '../limits.ts'
import { shared } from '../platform/shared.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { loadSignClient } from './loadSignClient.ts'
import { allowSuspension } from './relayHold.ts'
import type { SignClient, SignClientModule, SignClientOptions } from './SignClient.ts'

/** Outlives module replacement during development: a second core for one project disturbs the first. */
const clients = shared('walletconnect', new Map<string, Promise<SignClient>>())

/**
 * The one client of a project in this page. All paired wallets share it: one socket, one store, a session each.
 *
 * @param options what the client is made with; `projectId`, `relayUrl` and `customStoragePrefix` distinguish clients
 * @param load loads the package; replaced by tests that run without it
 * @throws {SdkNotInstalledError}
 */
export function sharedSignClient(
  options: SignClientOptions,
  load: () => Promise<SignClientModule> = loadSignClient,
): Promise<SignClient> {
  const key = JSON.stringify([options.projectId, options.relayUrl, options.customStoragePrefix])
  const known = clients.get(key)
  if (known) return known

  const made = load().then(async ({ SignClient }) =>
    allowSuspension(withAttestationTimeout(await SignClient.init(options))),
  )
  clients.set(key, made)
  // A client that could not be made is made again the next time.
  made.catch(() => clients.delete(key))
  return made
}

/**
 * Lets a code appear although the service that attests the page's origin is slow or blocked; the client itself would hold
 * it back for 5 s. Without an attestation the wallet says that it cannot verify the page.
 */
function withAttestationTimeout(client: SignClient): SignClient {
  const { verify } = client.core
  const attest = verify.register.bind(verify)
  verify.register = (parameters) =>
    withTimeout(attest(parameters), limits.attestationTimeout, () => '')
  return client
}
