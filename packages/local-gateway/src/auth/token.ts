import { type Address, bytesToHex, hexToBytes, isAddress, isHex } from 'viem'

/** Who is signed in, and until when (milliseconds). */
export type Session = { address: Address; chainId: number; issuedAt: number; expiresAt: number }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A new secret: 32 random bytes in hexadecimal. */
export function createSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}

/** Writes a session as a JSON web token (RFC 7519), signed with HMAC-SHA-256. */
export async function writeToken(session: Session, secret: string): Promise<string> {
  const head = encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))
  const body = encode(
    JSON.stringify({
      signer_address: session.address,
      chain_id: String(session.chainId),
      iat: Math.floor(session.issuedAt / 1000),
      exp: Math.floor(session.expiresAt / 1000),
      // Two sessions of one moment are two: ending one leaves the other.
      jti: bytesToHex(crypto.getRandomValues(new Uint8Array(16))).slice(2),
    }),
  )
  const signature = await crypto.subtle.sign(
    'HMAC',
    await keyOf(secret),
    encoder.encode(`${head}.${body}`),
  )
  return `${head}.${body}.${encodeBytes(new Uint8Array(signature))}`
}

/** Reads a token; null when it was not signed with the secret, has ended, or says something else than a session. */
export async function readToken(
  token: string,
  { secret, now }: { secret: string; now: number },
): Promise<Session | null> {
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || !signature || rest.length > 0) return null
  try {
    const valid = await crypto.subtle.verify(
      'HMAC',
      await keyOf(secret),
      decode(signature),
      encoder.encode(`${head}.${body}`),
    )
    const session = valid ? readPayload(JSON.parse(decoder.decode(decode(body)))) : null
    return session && session.expiresAt > now ? session : null
  } catch {
    return null
  }
}

function readPayload(payload: unknown): Session | null {
  if (typeof payload !== 'object' || payload === null) return null
  const { signer_address, chain_id, iat, exp } = payload as Record<string, unknown> // an object; each field is looked at below
  if (typeof signer_address !== 'string' || !isAddress(signer_address)) return null
  if (typeof iat !== 'number' || typeof exp !== 'number') return null
  return {
    address: signer_address,
    chainId: Number(chain_id),
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
  }
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = isHex(secret) ? hexToBytes(secret) : encoder.encode(secret)
  return crypto.subtle.importKey(
    'raw',
    new Uint8Array(bytes),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
}

function encode(source: string): string {
  return encodeBytes(encoder.encode(source))
}

/** Base64 without padding, in the alphabet for addresses (RFC 4648, section 5). */
function encodeBytes(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function decode(source: string): Uint8Array<ArrayBuffer> {
  const binary = atob(source.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
