/** The cookie's name, as on the hosted gateway. */
export const cookieName = 'access_token'

/**
 * The header that hands a session to a browser. Over plain HTTP a browser takes no `Secure` cookie (Safari not even from
 * localhost), and without `Secure` none that goes to other sites.
 *
 * @param token null takes the session back
 * @param maxAge milliseconds
 */
export function setCookie(
  token: string | null,
  { maxAge, now, isSecure }: { maxAge: number; now: number; isSecure: boolean },
): string {
  const seconds = token === null ? 0 : Math.floor(maxAge / 1000)
  return [
    `${cookieName}=${token ?? ''}`,
    `Max-Age=${seconds}`,
    'Path=/',
    `Expires=${new Date(token === null ? 0 : now + maxAge).toUTCString()}`,
    'HttpOnly',
    ...(isSecure ? ['Secure', 'SameSite=None'] : ['SameSite=Lax']),
  ].join('; ')
}

/** The session's token out of a `Cookie` header. */
export function readCookie(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, ...value] = part.trim().split('=')
    if (name === cookieName) return value.join('=')
  }
  return null
}
