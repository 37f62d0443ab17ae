import { recoverMessageAddress } from 'viem'
import { generateSiweNonce, parseSiweMessage } from 'viem/siwe'

import { createSiweAdapter } from '../sign-in/createSiweAdapter.ts'
import type { SignInAdapter } from '../sign-in/SignInAdapter.ts'

/** A server that lives in the page: it takes each nonce once, and only a signature of the account that the message names. */
export function createExampleSignIn(): SignInAdapter<string> {
  const nonces = new Set<string>()
  return createSiweAdapter({
    statement: 'Sign in to Oxbow Ceramics.',
    getNonce() {
      const nonce = generateSiweNonce()
      nonces.add(nonce)
      return Promise.resolve(nonce)
    },
    async verify({ message, signature }) {
      const { nonce, address } = parseSiweMessage(message)
      if (nonce === undefined || !nonces.delete(nonce)) return false
      return (await recoverMessageAddress({ message, signature })) === address
    },
  })
}
