import type { parseSiweMessage, SiweMessage } from 'viem/siwe'

import { type ProblemError, refusal } from '../problems.ts'

/** The longest that somebody stays signed in. */
export const longestSession = 86_400_000
/** Clocks may differ by this much. */
const clockSkew = 30_000

/** What a message says, once it has everything that a sign-in needs. */
export type SignIn = Pick<SiweMessage, 'address' | 'chainId' | 'nonce'> & { expiresAt: number }

/**
 * Reads a sign-in message (EIP-4361). Unlike the hosted gateway this one insists that the message was written for the
 * page that sends it.
 *
 * @param domains for which a message may be
 * @param now milliseconds
 */
export function checkSiwe(
  message: ReturnType<typeof parseSiweMessage>,
  { domains, now }: { domains: readonly string[]; now: number },
): SignIn | ProblemError {
  const { address, chainId, nonce, domain, issuedAt, expirationTime, notBefore, version } = message
  const isComplete = address && chainId && nonce && domain && issuedAt && version === '1'
  if (!isComplete) return invalid()
  if (!domains.includes(domain)) return invalid()
  if (issuedAt.getTime() > now + clockSkew) return invalid()
  if (notBefore && notBefore.getTime() > now) return invalid()
  const expiresAt = expirationTime?.getTime() ?? now + longestSession
  if (Number.isNaN(expiresAt) || expiresAt <= now) return invalid()
  if (expiresAt > now + longestSession)
    return refusal(403, `Cannot issue token for longer than ${longestSession / 1000} seconds`)
  return { address, chainId, nonce, expiresAt }
}

function invalid(): ProblemError {
  return refusal(401, 'Invalid message')
}
