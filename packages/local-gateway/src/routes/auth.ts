import type { Context, Hono } from 'hono'
import { type Address, type Hex, verifyMessage as verifyKeySignature } from 'viem'
import { verifyMessage } from 'viem/actions'
import { parseSiweMessage } from 'viem/siwe'

import { setCookie } from '../auth/cookie.ts'
import { requireSession } from '../auth/requireSession.ts'
import { userIdOf } from '../auth/userId.ts'
import { checkSiwe } from '../checks/checkSiwe.ts'
import type { Gateway } from '../Gateway.ts'
import { ProblemError, refusal } from '../problems.ts'
import { hex, object, text } from '../request/fields.ts'
import { readBody } from '../request/readBody.ts'
import { findChain } from '../request/target.ts'
import { requestUrl } from '../request/url.ts'

const fields = object({ message: text, signature: hex })

/** Signing in with a wallet (EIP-4361): a nonce, a signed message, a cookie. Accounts that are contracts may sign in too. */
export function auth(app: Hono, gateway: Gateway) {
  app.get('/v1/auth/nonce', (c) => c.json({ nonce: gateway.sessions.createNonce() }))

  app.post('/v1/auth/verify', async (c) => {
    const { message, signature } = await readBody(c, fields)
    const now = gateway.now()
    const signIn = checkSiwe(parseSiweMessage(message), { domains: domainsOf(c, gateway), now })
    if (signIn instanceof ProblemError) throw signIn
    if (!gateway.sessions.takeNonce(signIn.nonce)) throw refusal(401, 'Invalid nonce')
    const { address, chainId, expiresAt } = signIn
    const valid = await isSignedBy(gateway, { address, chainId, message, signature })
    if (!valid) throw refusal(401, 'Invalid signature')
    const token = await gateway.sessions.issue({ address, chainId, issuedAt: now, expiresAt })
    const isSecure = requestUrl(c).startsWith('https:')
    c.header('set-cookie', setCookie(token, { maxAge: expiresAt - now, now, isSecure }))
    return c.body(null, 200)
  })

  app.get('/v1/auth/me', async (c) => {
    const { address } = await requireSession(c, gateway)
    return c.json({ id: userIdOf(address).toString(), authMethod: 'siwe', signerAddress: address })
  })

  app.post('/v1/auth/logout', (c) => {
    clearCookie(c, gateway)
    return c.body(null, 200)
  })

  app.post('/v1/auth/logout/redirect', (c) => {
    clearCookie(c, gateway)
    return c.redirect(requestUrl(c).replace(/\/v1\/auth\/.*$/, '/'), 303)
  })
}

function clearCookie(c: Context, gateway: Gateway) {
  const isSecure = requestUrl(c).startsWith('https:')
  c.header('set-cookie', setCookie(null, { maxAge: 0, now: gateway.now(), isSecure }))
}

/** The names under which a page may ask to sign in: as configured, else those of this very request. */
function domainsOf(c: Context, { signInDomains }: Gateway): readonly string[] {
  if (signInDomains) return signInDomains
  const origin = c.req.header('origin')
  const own = new URL(requestUrl(c)).host
  return origin && URL.canParse(origin) ? [new URL(origin).host, own] : [own]
}

/** By the chain's node where there is one, which also asks accounts that are contracts (EIP-1271, EIP-6492). */
async function isSignedBy(
  gateway: Gateway,
  {
    address,
    chainId,
    message,
    signature,
  }: { address: Address; chainId: number; message: string; signature: Hex },
): Promise<boolean> {
  const chain = findChain(gateway, String(chainId))
  try {
    return chain
      ? await verifyMessage(chain.node, { address, message, signature })
      : await verifyKeySignature({ address, message, signature })
  } catch {
    return false
  }
}
