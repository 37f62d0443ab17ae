import { type Client, isAddressEqual } from 'viem'
import { generateSiweNonce, parseSiweMessage, verifySiweMessage } from 'viem/siwe'

type Session = { address: string; chainId: number }
type Options = { clients: Readonly<Record<number, Client>>; domain: string }

const minutes = 60_000

/** Reads a cookie of a request. */
const cookie = (request: Request, name: string): string | undefined =>
  request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Cookies that no script reads and no other site sends. */
const setCookie = (name: string, value: string, seconds: number) => ({
  'set-cookie': `${name}=${value}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${seconds}`,
})

/**
 * The server's half of signing in, for anything that answers a `Request` with a `Response`. Nonces and sessions are in the memory
 * of the process: with several processes, keep both maps in your database.
 *
 * @param clients read the chains on which one may sign in, by chain id; accounts that are contracts are asked there
 * @param domain the host of your page, with its port
 */
export function createSignInServer({ clients, domain }: Options) {
  const nonces = new Map<string, number>()
  const sessions = new Map<string, Session>()

  /** True once for each nonce that was given out in the last ten minutes. */
  function takeNonce(nonce: string | undefined): boolean {
    for (const [old, given] of nonces) if (given < Date.now() - 10 * minutes) nonces.delete(old)
    return nonce !== undefined && nonces.delete(nonce)
  }

  /** `GET /api/nonce`. The cookie ties the nonce to this visitor. */
  function nonce(): Response {
    const nonce = generateSiweNonce()
    nonces.set(nonce, Date.now())
    return new Response(nonce, { headers: setCookie('nonce', nonce, 600) })
  }

  /** Who signed a message with the nonce of this visitor, or undefined. The nonce is used up. */
  async function verify(request: Request, signed: unknown): Promise<Session | undefined> {
    const { message, signature } = (signed ?? {}) as { message?: string; signature?: `0x${string}` }
    if (typeof message !== 'string' || typeof signature !== 'string') return undefined
    const { address, chainId, nonce } = parseSiweMessage(message)
    const client = clients[chainId ?? 0]
    if (!address || !chainId || !client) return undefined
    if (nonce !== cookie(request, 'nonce') || !takeNonce(nonce)) return undefined
    // The domain is yours: a message that was signed for another page is worth nothing here.
    const valid = await verifySiweMessage(client, { message, signature, domain, address })
    return valid ? { address, chainId } : undefined
  }

  /** `POST /api/session`: begins a session, or says 401. */
  async function signIn(request: Request): Promise<Response> {
    const session = await verify(request, await request.json().catch(() => null))
    if (!session) return new Response(null, { status: 401 })
    const id = crypto.randomUUID()
    sessions.set(id, session)
    return new Response(null, { status: 204, headers: setCookie('session', id, 86_400) })
  }

  /** `GET /api/session`: `{ address, chainId }` or null. */
  function session(request: Request): Response {
    return Response.json(sessions.get(cookie(request, 'session') ?? '') ?? null)
  }

  /** `DELETE /api/session`. */
  function signOut(request: Request): Response {
    sessions.delete(cookie(request, 'session') ?? '')
    return new Response(null, { status: 204, headers: setCookie('session', '', 0) })
  }

  /** Whether a request comes from this account: for the calls that need it. */
  function isSignedIn(request: Request, address: `0x${string}`): boolean {
    const session = sessions.get(cookie(request, 'session') ?? '')
    return session !== undefined && isAddressEqual(session.address as `0x${string}`, address)
  }

  return { nonce, verify, signIn, session, signOut, isSignedIn }
}
