import { sign, verify } from 'hono/jwt'
import { type Address, bytesToHex, isAddress } from 'viem'

/** A signed-in address. Times are milliseconds. */
export type Session = { address: Address; chainId: number; issuedAt: number; expiresAt: number }

/** A new secret: 32 random bytes in hexadecimal. */
export function createSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}

/** Encodes a session as a JSON web token (RFC 7519), signed with HMAC-SHA-256. */
export function writeToken(session: Session, secret: string): Promise<string> {
  const payload = {
    signer_address: session.address,
    chain_id: String(session.chainId),
    iat: Math.floor(session.issuedAt / 1000),
    exp: Math.floor(session.expiresAt / 1000),
    // Makes two sessions of the same second differ: revoking one keeps the other.
    jti: bytesToHex(crypto.getRandomValues(new Uint8Array(16))).slice(2),
  }
  return sign(payload, secret, 'HS256')
}

/**
 * Decodes a session.
 *
 * @returns null when the token was not signed with the secret, has expired, or holds no session
 */
export async function readToken(
  token: string,
  { secret, now }: { secret: string; now: number },
): Promise<Session | null> {
  try {
    // hono compares times with the clock of the machine; the gateway has a clock of its own.
    const options = { alg: 'HS256', exp: false, iat: false, nbf: false } as const
    const session = readPayload(await verify(token, secret, options))
    return session && session.expiresAt > now ? session : null
  } catch {
    return null
  }
}

function readPayload(payload: Record<string, unknown>): Session | null {
  const { signer_address, chain_id, iat, exp } = payload
  if (typeof signer_address !== 'string' || !isAddress(signer_address)) return null
  if (typeof iat !== 'number' || typeof exp !== 'number') return null
  return {
    address: signer_address,
    chainId: Number(chain_id),
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
  }
}
