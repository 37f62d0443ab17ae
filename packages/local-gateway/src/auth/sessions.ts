import { bytesToHex } from 'viem'

import type { Store } from '../offchain/stores/Store.ts'
import { createSecret, readToken, type Session, writeToken } from './token.ts'

/** Nonces and sessions of Sign-In with Ethereum. */
export type Sessions = {
  /** A nonce for a sign-in message. It is valid once, for five minutes. */
  createNonce(): string
  /** Consumes a nonce; false when it is unknown, used, or too old. */
  takeNonce(nonce: string): boolean
  issue(session: Session): Promise<string>
  /** Null when the token is invalid, expired or revoked. */
  read(token: string): Promise<Session | null>
  /** Ends a session before it expires: its token is not accepted any more. */
  revoke(token: string): Promise<void>
  clear(this: void): void
}

const nonceLifetime = 5 * 60_000
/** How many nonces are valid at once. A further one invalidates the oldest. */
const maxNonces = 10_000
const scope = 'sessions'

/** What is in the store: the secret that signs tokens, then the revoked sessions. */
type SessionStore = { secret: string; revoked: Map<string, number> }

/** Sessions and revocations survive a restart: both are in the store. */
export function createSessions(store: Store, now: () => number): Sessions {
  const nonces = new Map<string, number>()
  let opened: Promise<SessionStore> | undefined

  function open(): Promise<SessionStore> {
    opened ??= readSessionStore(store, now()).catch((error: unknown) => {
      // The next call tries again.
      opened = undefined
      throw error
    })
    return opened
  }

  async function read(token: string): Promise<Session | null> {
    const { secret, revoked } = await open()
    const session = await readToken(token, { secret, now: now() })
    return session && !revoked.has(await idOf(token)) ? session : null
  }

  return {
    createNonce() {
      for (const [nonce, at] of nonces) {
        if (at + nonceLifetime > now() && nonces.size < maxNonces) break
        nonces.delete(nonce)
      }
      const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(48))).slice(2)
      nonces.set(nonce, now())
      return nonce
    },
    takeNonce(nonce) {
      const at = nonces.get(nonce)
      nonces.delete(nonce)
      return at !== undefined && at + nonceLifetime > now()
    },
    issue: async (session) => writeToken(session, (await open()).secret),
    read,
    async revoke(token) {
      const session = await read(token)
      if (!session) return
      const { revoked } = await open()
      const entry = { revoked: await idOf(token), until: session.expiresAt }
      await store.append(scope, entry)
      revoked.set(entry.revoked, entry.until)
    },
    clear: () => nonces.clear(),
  }
}

/** Identifies a revoked token in the store, without the token itself. */
async function idOf(token: string): Promise<string> {
  // Without the signature: the last character of a token may have bits that are ignored.
  const signed = token.slice(0, token.lastIndexOf('.'))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(signed))
  return bytesToHex(new Uint8Array(digest)).slice(2)
}

async function readSessionStore(store: Store, now: number): Promise<SessionStore> {
  const values = await store.read(scope)
  const secret = values.find((value) => typeof value === 'string')
  if (secret === undefined) {
    const created = createSecret()
    await store.append(scope, created)
    return { secret: created, revoked: new Map() }
  }
  const entries = values.filter(isRevocation).filter(({ until }) => until > now)
  return { secret, revoked: new Map(entries.map(({ revoked, until }) => [revoked, until])) }
}

function isRevocation(value: unknown): value is { revoked: string; until: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'revoked' in value &&
    typeof value.revoked === 'string' &&
    'until' in value &&
    typeof value.until === 'number'
  )
}
