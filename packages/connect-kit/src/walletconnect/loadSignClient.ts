import { SdkNotInstalledError } from '../errors/errors.ts'
import { isFetchFailure } from '../platform/isFetchFailure.ts'
import { readProperty } from '../platform/readProperty.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import type { SignClientModule } from './SignClient.ts'

/** The optional peer, in the last version under a permissive licence (Apache-2.0; later ones are capped by usage). */
export const signClientPackage = '@walletconnect/sign-client@2.21.8'

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
