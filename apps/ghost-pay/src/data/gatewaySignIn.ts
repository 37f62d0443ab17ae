import { createSiweAdapter, type SignInAdapter } from '@ghost-pay/connect-kit'
import {
  type GatewayClient,
  GatewayHttpError,
  getAuthNonce,
  getSession,
  logout,
  verifyAuth,
} from '@ghost-pay/gateway-client'

/** How long a sign-in message may be used, in milliseconds: the gateway takes no more than 24 hours. */
const expiresIn = 24 * 3_600_000

/** Signs in to the gateway itself (its auth calls), for what it keeps for one person. Everything else works without. */
export function gatewaySignIn(client: GatewayClient): SignInAdapter<string> {
  return createSiweAdapter({
    statement: 'Sign in to the gateway of Ghost Pay.',
    expiresIn,
    getNonce: async () => (await getAuthNonce(client)).nonce,
    verify: async ({ message, signature }) => {
      try {
        await verifyAuth(client, { message, signature })
        return true
      } catch (error) {
        // A signature that is refused is an answer; anything else is a fault, and said to be one.
        if (isRefusal(error)) return false
        throw error
      }
    },
    getSession: async () => {
      try {
        const { signerAddress } = await getSession(client)
        return signerAddress === null ? null : { address: signerAddress }
      } catch (error) {
        if (isRefusal(error)) return null
        throw error
      }
    },
    signOut: () => logout(client),
  })
}

function isRefusal(error: unknown): boolean {
  return error instanceof GatewayHttpError && (error.status === 401 || error.status === 403)
}
