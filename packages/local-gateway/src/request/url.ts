import type { Context } from 'hono'

/** The URL of the request as the client sees it: behind a proxy, with the scheme of `x-forwarded-proto`. */
export function requestUrl(c: Context): string {
  const url = new URL(c.req.url)
  const scheme = c.req.header('x-forwarded-proto')
  if (scheme === 'http' || scheme === 'https') url.protocol = `${scheme}:`
  return url.href
}

/** Scheme, host and port of the request. */
export function originOf(c: Context): string {
  return new URL(requestUrl(c)).origin
}
