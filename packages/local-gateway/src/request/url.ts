import type { Context } from 'hono'

/** The address of the request as its sender sees it: a proxy in between tells its own scheme. */
export function requestUrl(c: Context): string {
  const url = new URL(c.req.url)
  const scheme = c.req.header('x-forwarded-proto')
  if (scheme === 'http' || scheme === 'https') url.protocol = `${scheme}:`
  return url.href
}

/** Scheme, host and port under which the gateway was asked. */
export function originOf(c: Context): string {
  return new URL(requestUrl(c)).origin
}
