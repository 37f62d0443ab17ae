import { SdkNotInstalledError } from '../errors/errors.ts'
import { isFetchFailure } from '../platform/isFetchFailure.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import type { SignClientModule } from './SignClient.ts'

/** The optional peer, in the last version under a permissive licence (Apache-2.0; later ones are capped by usage). */
export const signClientPackage = '@walletconnect/sign-client@2.21.8'

/**
 * Loads the WalletConnect sign client. Nothing of it is in a page before this is called.
 *
 * @throws {SdkNotInstalledError} the host did not install it
 * @throws what the browser throws when the file cannot be fetched (`describeWalletError`: offline)
 */
export async function loadSignClient(): Promise<SignClientModule> {
  try {
    // In a `try`, bundlers take a missing package for a warning, not for a failed build.
    return await import(/* turbopackOptional: true */ '@walletconnect/sign-client')
  } catch (cause) {
    if (isFetchFailure(cause)) throw cause
    const missing = new SdkNotInstalledError(signClientPackage, { cause })
    warnOnce(missing.message)
    throw missing
  }
}
