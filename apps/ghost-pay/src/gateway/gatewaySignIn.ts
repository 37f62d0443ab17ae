import { createSiweAdapter, type SignInAdapter } from '@ghost-pay/connect-kit'
import type { GatewayClient } from '@ghost-pay/gateway-client'

import { browserStore } from '../kept/browserStore.ts'

/** How long a sign-in message may be used, in milliseconds: the gateway takes no more than 24 hours. */
const expiresIn = 24 * 3_600_000

/** Whether this browser has a session. The cookie that names the address is not readable here. */
const signedIn = browserStore('ghost-pay.signed-in.v1')

const session = () => import('./gatewaySession.ts')

/**
 * Signs in to the gateway itself (its auth calls), for what it keeps for one person. Everything else works without, so the
 * calls are loaded when the person wants to sign in, or has.
 *
 * @param load gets the gateway's client
 */
export function gatewaySignIn(load: () => Promise<GatewayClient>): SignInAdapter<string> {
  return createSiweAdapter({
    statement: 'Sign in to the gateway of Ghost Pay.',
    expiresIn,
    getNonce: async () => (await session()).readNonce(await load()),
    verify: async (signed) => {
      const isOpen = await (await session()).openSession(await load(), signed)
      if (isOpen) signedIn.write('true')
      return isOpen
    },
    // Without a sign-in there is no session, and a request for one is answered with 403.
    getSession: async () => {
      if (signedIn.read() !== 'true') return null
      const open = await (await session()).readSession(await load())
      if (open === null) signedIn.write('')
      return open
    },
    signOut: async () => {
      await (await session()).closeSession(await load())
      signedIn.write('')
    },
  })
}
