import { type ProblemError, refusal } from '../problems.ts'
import type { SiweFields } from './readSiwe.ts'

/** The maximum duration of a session, in milliseconds. */
export const longestSession = 86_400_000
/** Clocks may differ by this much. */
const clockSkew = 30_000

/** The fields of a valid sign-in message. Times are milliseconds. */
export type SignIn = Pick<SiweFields, 'address' | 'chainId' | 'nonce'> & { expiresAt: number }

/**
 * Looks at a sign-in message (EIP-4361). Unlike the hosted gateway this one insists that the message was written for a page that
 * it knows, and for a chain that it serves. See behaviour/gateway-server#siwe.
 *
 * @param message null when it could not be read
 * @param domains for which a message may be, with their ports
 * @param chainIds that are served
 * @param now milliseconds
 */
export function checkSiwe(
  message: SiweFields | null,
  {
    domains,
    chainIds,
    now,
  }: { domains: readonly string[]; chainIds: readonly number[]; now: number },
): SignIn | ProblemError {
  if (!message) return invalid()
  const { address, chainId, nonce, domain, uri, issuedAt, expirationTime, notBefore } = message
  if (!domains.includes(domain)) return invalid()
  if (!URL.canParse(uri) || new URL(uri).host !== domain) return invalid()
  if (!chainIds.includes(chainId)) return invalid()
  if (issuedAt > now + clockSkew) return invalid()
  if (notBefore !== null && notBefore > now) return invalid()
  const expiresAt = expirationTime ?? now + longestSession
  if (expiresAt <= now) return invalid()
  if (expiresAt > now + longestSession)
    return refusal(403, `Cannot issue token for longer than ${longestSession / 1000} seconds`)
  return { address, chainId, nonce, expiresAt }
}

function invalid(): ProblemError {
  return refusal(401, 'Invalid message')
}
