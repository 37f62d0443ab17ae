import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import { requestUrl } from '../request/url.ts'

/** The name of the cookie, as on the hosted gateway. */
const cookieName = 'access_token'

/**
 * Sends the token of a session to the browser. Over plain HTTP a browser accepts no `Secure` cookie (Safari not even from
 * localhost), and without `Secure` no cookie for requests from other sites.
 *
 * @param token empty to remove the cookie
 * @param times when the cookie expires, and the time of the gateway's clock, in milliseconds
 */
export function setSessionCookie(
  c: Context,
  token: string,
  { expiresAt, now }: { expiresAt: number; now: number },
): void {
  const isSecure = requestUrl(c).startsWith('https:')
  setCookie(c, cookieName, token, {
    maxAge: Math.max(0, Math.floor((expiresAt - now) / 1000)),
    expires: new Date(expiresAt),
    httpOnly: true,
    ...(isSecure ? { secure: true, sameSite: 'None' } : { sameSite: 'Lax' }),
  })
}

/** The token that the browser sends; undefined without a cookie. */
export function getSessionCookie(c: Context): string | undefined {
  return getCookie(c, cookieName)
}
