import type { AuthConfig } from '@auth/core'
import Credentials from '@auth/core/providers/credentials'

import type { createSignInServer } from './signInServer.ts'

/**
 * What Auth.js needs to sign in with a wallet: for `Auth(request, config)` of `@auth/core`, and for `NextAuth(config)`. A session of
 * Auth.js is in its cookie alone: signing out takes the cookie away, and `maxAge` ends a copy of it.
 *
 * @param signIn what `createSignInServer` returned; its `nonce` has to answer `GET /api/nonce`
 * @param secret what the cookies are encrypted with: `openssl rand -base64 33`
 */
export function createAuthConfig(
  signIn: ReturnType<typeof createSignInServer>,
  secret: string,
): AuthConfig {
  return {
    basePath: '/auth',
    secret,
    trustHost: true,
    session: { strategy: 'jwt', maxAge: 86_400 },
    providers: [
      Credentials({
        credentials: { message: {}, signature: {} },
        authorize: async (signed, request) => {
          const session = await signIn.verify(request, signed)
          return session ? { id: `${session.chainId}:${session.address}` } : null
        },
      }),
    ],
    callbacks: {
      // What `/auth/session` answers, and what `auth()` of Next returns.
      session: ({ session, token }) => {
        const [chainId, address] = token.sub?.split(':') ?? []
        return { ...session, address, chainId: Number(chainId) }
      },
    },
  }
}
