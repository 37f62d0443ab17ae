import { bytesToHex } from 'viem'

import type { Store } from '../facts/stores/Store.ts'
import { createSecret, readToken, type Session, writeToken } from './token.ts'

/** Nonces and sessions of those who sign in. */
export type Sessions = {
  /** A nonce to put into the message. It serves once, for five minutes. */
  createNonce(): string
  /** Uses a nonce up; false when it is unknown, used, or too old. */
  takeNonce(nonce: string): boolean
  issue(session: Session): Promise<string>
  read(token: string): Promise<Session | null>
  clear(): void
}

const nonceLifetime = 5 * 60_000
const scope = 'sessions'

/** Sessions outlive a restart: the secret that signs them is kept in the store. */
export function createSessions(store: Store, now: () => number): Sessions {
  const nonces = new Map<string, number>()
  let secret: Promise<string> | undefined

  async function openSecret(): Promise<string> {
    const [known] = await store.read(scope)
    if (typeof known === 'string') return known
    const created = createSecret()
    await store.append(scope, created)
    return created
  }
  function theSecret(): Promise<string> {
    secret ??= openSecret().catch((error: unknown) => {
      // The next call tries again.
      secret = undefined
      throw error
    })
    return secret
  }

  return {
    createNonce() {
      for (const [nonce, at] of nonces) if (at + nonceLifetime <= now()) nonces.delete(nonce)
      const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(48))).slice(2)
      nonces.set(nonce, now())
      return nonce
    },
    takeNonce(nonce) {
      const at = nonces.get(nonce)
      nonces.delete(nonce)
      return at !== undefined && at + nonceLifetime > now()
    },
    issue: async (session) => writeToken(session, await theSecret()),
    read: async (token) => readToken(token, { secret: await theSecret(), now: now() }),
    clear: () => nonces.clear(),
  }
}
