import type { Context } from 'hono'
import { type Address, type Hex, verifyMessage as verifyKeySignature } from 'viem'
import { verifyMessage } from 'viem/actions'
import type { Answers } from '@ghost-pay/gateway-wire'

import { getSessionCookie, setSessionCookie } from '../auth/cookie.ts'
import { requireSession } from '../auth/requireSession.ts'
import type { Sessions } from '../auth/sessions.ts'
import { userIdOf } from '../auth/userId.ts'
import { isTransportError } from '../chain/node.ts'
import { checkSiwe } from '../checks/checkSiwe.ts'
import { readSiwe } from '../checks/readSiwe.ts'
import type { Gateway } from '../Gateway.ts'
import { ProblemError, refusal, unavailable } from '../problems.ts'
import { hex, object, text } from '../request/fields.ts'
import { isOwnOrigin } from '../request/isLocalOrigin.ts'
import { readBody } from '../request/readBody.ts'
import { findChain } from '../request/target.ts'
import { requestUrl } from '../request/url.ts'
import type { Route } from './Route.ts'

const fields = object({ message: text, signature: hex })

/** Sign-In with Ethereum (EIP-4361): a nonce, a signed message, a session cookie. Contract accounts may sign in, too. */
export const auth =
  (sessions: Sessions): Route =>
  (app, gateway) => {
    app.get('/v1/auth/nonce', (c) =>
      c.json({ nonce: sessions.createNonce() } satisfies Answers['GET /v1/auth/nonce']),
    )

    app.post('/v1/auth/verify', async (c) => {
      const { message, signature } = await readBody(c, fields)
      const now = gateway.now()
      const domains = domainsOf(c, gateway)
      const chainIds = gateway.chains.map(({ settings }) => settings.chainId)
      const signIn = checkSiwe(readSiwe(message), { domains, chainIds, now })
      if (signIn instanceof ProblemError) throw signIn
      if (!sessions.takeNonce(signIn.nonce)) throw refusal(401, 'Invalid nonce')
      const { address, chainId, expiresAt } = signIn
      const valid = await isSignedBy(gateway, { address, chainId, message, signature })
      if (!valid) throw refusal(401, 'Invalid signature')
      const token = await sessions.issue({ address, chainId, issuedAt: now, expiresAt })
      setSessionCookie(c, token, { expiresAt, now })
      return c.body(null, 200)
    })

    app.get('/v1/auth/me', async (c) => {
      const { address } = await requireSession(c, sessions)
      return c.json({
        id: userIdOf(address).toString(),
        authMethod: 'siwe',
        signerAddress: address,
      } satisfies Answers['GET /v1/auth/me'])
    })

    app.post('/v1/auth/logout', async (c) => {
      await endSession(c, sessions, gateway.now())
      return c.body(null, 200)
    })

    app.post('/v1/auth/logout/redirect', async (c) => {
      await endSession(c, sessions, gateway.now())
      return c.redirect(requestUrl(c).replace(/\/v1\/auth\/.*$/, '/'), 303)
    })
  }

async function endSession(c: Context, sessions: Sessions, now: number) {
  const token = getSessionCookie(c)
  if (token !== undefined) await sessions.revoke(token)
  setSessionCookie(c, '', { expiresAt: 0, now })
}

/** The domains that a sign-in message may have: the configured ones, or the gateway's host and that of a page of this machine. */
function domainsOf(c: Context, { signInDomains }: Gateway): readonly string[] {
  if (signInDomains) return signInDomains
  const origin = c.req.header('origin')
  const { host } = new URL(requestUrl(c))
  return origin !== undefined && isOwnOrigin(origin, host) ? [new URL(origin).host, host] : [host]
}

/** Checks the signature of a key, and then that of a contract on its chain (EIP-1271, EIP-6492). */
async function isSignedBy(
  gateway: Gateway,
  {
    address,
    chainId,
    message,
    signature,
  }: { address: Address; chainId: number; message: string; signature: Hex },
): Promise<boolean> {
  if (await isSignedByKey({ address, message, signature })) return true
  const chain = findChain(gateway, String(chainId))
  if (!chain) return false
  await chain.open()
  try {
    return await verifyMessage(chain.node, { address, message, signature })
  } catch (error) {
    if (isTransportError(error)) throw unavailable()
    return false
  }
}

async function isSignedByKey(parameters: Parameters<typeof verifyKeySignature>[0]) {
  try {
    return await verifyKeySignature(parameters)
  } catch {
    return false
  }
}
