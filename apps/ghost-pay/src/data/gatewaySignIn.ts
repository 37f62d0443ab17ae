import { createSiweAdapter, type SignInAdapter } from '@ghost-pay/connect-kit'
import type { GatewayClient } from '@ghost-pay/gateway-client'

/** How long a sign-in message may be used, in milliseconds: the gateway takes no more than 24 hours. */
const expiresIn = 24 * 3_600_000

const session = () => import('./gatewaySession.ts')

/**
 * Signs in to the gateway itself (its auth calls), for what it keeps for one person. Everything else works without, so the
 * calls are loaded when somebody is connected.
 */
export function gatewaySignIn(client: GatewayClient): SignInAdapter<string> {
  return createSiweAdapter({
    statement: 'Sign in to the gateway of Ghost Pay.',
    expiresIn,
    getNonce: async () => (await session()).readNonce(client),
    verify: async (signed) => (await session()).openSession(client, signed),
    getSession: async () => (await session()).readSession(client),
    signOut: async () => (await session()).closeSession(client),
  })
}
