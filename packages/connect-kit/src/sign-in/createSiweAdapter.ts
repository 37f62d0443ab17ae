import type { Hex } from 'viem'

import { checkSiweNonce } from './serverAnswers.ts'
import { createSignInAdapter, type SignInAdapter, type SignInSession } from './SignInAdapter.ts'

export type SiweAdapterParameters = {
  /** Asks your server for a nonce of at least 8 letters and digits, used once. */
  getNonce: () => Promise<string>
  /**
   * Sends message and signature to your server, which verifies them, for example with viem's `verifySiweMessage`: that also
   * takes the signatures of contract accounts (ERC-1271, ERC-6492).
   */
  verify: (parameters: { message: string; signature: Hex }) => Promise<boolean>
  signOut?: (() => Promise<void> | void) | undefined
  getSession?: (() => Promise<SignInSession | null>) | undefined
  /** What the visitor agrees to; one line. */
  statement?: string | undefined
  /** The domain of the request, as an authority of RFC 3986. The page's host unless given. */
  domain?: string | undefined
  /** What is signed in to. The page's origin unless given. */
  uri?: string | undefined
  /** How long the message may be used, in milliseconds. For as long as the server says unless given. */
  expiresIn?: number | undefined
  /**
   * The time at which the message is made, in milliseconds since 1970: your server's, so that with `expiresIn` also a visitor whose clock is
   * wrong by a day can sign in. The visitor's clock unless given.
   */
  now?: (() => number | Promise<number>) | undefined
  /** Addresses of what the session gives access to. */
  resources?: readonly string[] | undefined
}

/**
 * A sign-in adapter whose messages follow EIP-4361. viem's message builder is loaded when the first message is made.
 *
 * @throws in `getNonce`: a `TypeError` for a nonce that EIP-4361 does not allow; in `createMessage`: viem's `SiweInvalidMessageFieldError`
 */
export function createSiweAdapter(parameters: SiweAdapterParameters): SignInAdapter<string> {
  const { getNonce, verify, signOut, getSession, statement, expiresIn, resources } = parameters
  return createSignInAdapter({
    getNonce: async () => checkSiweNonce(await getNonce()),
    verify,
    signOut,
    getSession,
    async createMessage({ nonce, address, chainId }) {
      const { createSiweMessage } = await import('viem/siwe')
      const issuedAt = new Date((await parameters.now?.()) ?? Date.now())
      return createSiweMessage({
        address,
        chainId,
        nonce,
        version: '1',
        domain: parameters.domain ?? location.host,
        uri: parameters.uri ?? location.origin,
        issuedAt,
        ...(statement !== undefined && { statement }),
        ...(expiresIn !== undefined && {
          expirationTime: new Date(issuedAt.getTime() + expiresIn),
        }),
        ...(resources && { resources: [...resources] }),
      })
    },
  })
}
