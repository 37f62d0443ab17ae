import { SdkNotInstalledError } from '../errors/errors.ts'
import * as limits from '../limits.ts'
import { isFetchFailure } from '../platform/isFetchFailure.ts'
import { readProperty } from '../platform/readProperty.ts'
import { shared } from '../platform/shared.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { allowSuspension, type RestingClient } from './relayHold.ts'
import type { SignClient, SignClientModule, SignClientOptions } from './SignClient.ts'

/** Outlives module replacement during development: a second core for one project disturbs the first. */
const clients = shared('walletconnect', new Map<string, Promise<RestingClient>>())

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
): Promise<RestingClient> {
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

/** The optional peer, in the last version under a permissive licence (Apache-2.0; later ones are capped by usage). */
const signClientPackage = '@walletconnect/sign-client@2.21.8'

/**
 * Loads the WalletConnect sign client. Nothing of it is in a page before this is called.
 *
 * @throws {SdkNotInstalledError} the host did not install it
 * @throws what the browser throws when the file cannot be fetched (`describeWalletError`: offline), or the page may not keep anything
 */
export async function loadSignClient(): Promise<SignClientModule> {
  try {
    // In a `try`, bundlers take a missing package for a warning, not for a failed build.
    return await import(/* turbopackOptional: true */ '@walletconnect/sign-client')
  } catch (cause) {
    // It looks for a storage as soon as it is there, which a browser may forbid.
    if (isFetchFailure(cause) || readProperty(cause, 'name') === 'SecurityError') throw cause
    const missing = new SdkNotInstalledError(signClientPackage, { cause })
    warnOnce(missing.message)
    throw missing
  }
}
