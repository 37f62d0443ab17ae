import { isAddress } from 'viem'

import { describeWalletError } from '../errors/describeWalletError.ts'
import type { SignInError } from '../errors/errors.ts'
import { signInTimeout } from '../limits.ts'
import { isRecord } from '../platform/isRecord.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import type { SignInSession } from './SignInAdapter.ts'

/**
 * Asks what the host gave. It may throw at once, answer with no promise, or never answer.
 *
 * @throws what it throws; an error of its own once `signInTimeout` has passed
 */
export function askServer<Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> {
  const answer = (async () => ask())()
  return withTimeout(answer, signInTimeout, () => {
    throw new Error(`There was no answer within ${signInTimeout / 1000} seconds.`)
  })
}

/**
 * A nonce as any message needs it.
 *
 * @throws TypeError for what is no text, and for an empty one
 */
export function checkNonce(nonce: unknown): string {
  if (typeof nonce === 'string' && nonce !== '') return nonce
  throw new TypeError(`getNonce gave ${show(nonce)}: a text is needed.`)
}

/**
 * A nonce as EIP-4361 allows it.
 *
 * @throws TypeError for any other
 */
export function checkSiweNonce(nonce: unknown): string {
  if (typeof nonce === 'string' && /^[a-z0-9]{8,}$/i.test(nonce)) return nonce
  throw new TypeError(
    `getNonce gave ${show(nonce)}: EIP-4361 allows letters and digits only, at least 8.`,
  )
}

/**
 * Reads whether the server has verified. Only `true` is a yes: a whole `Response` would be one for any refusal.
 *
 * @throws TypeError for what is neither true nor false
 */
export function checkVerdict(verdict: unknown): boolean {
  if (typeof verdict === 'boolean') return verdict
  throw new TypeError(`verify gave ${show(verdict)}: true or false is needed.`)
}

/**
 * Reads who has signed in. Only what says that nobody has is a no: nothing, `false`, an empty object as some servers send it, or one whose
 * address is nothing. A page of HTML or an error in words ends no session.
 *
 * @throws TypeError for what is neither a session nor none
 */
export function checkSession(session: unknown): SignInSession | null {
  if (session === null || session === undefined || session === false) return null
  const { address } = isRecord(session) ? session : {}
  // It may say more of the session than its address, which is the host's.
  if (typeof address === 'string' && isAddress(address, { strict: false }))
    return session as SignInSession
  const isPlain = isRecord(session) && kindOf(session) === '[object Object]'
  const isNone = isPlain && ('address' in session ? !address : Object.keys(session).length === 0)
  if (isNone) return null
  throw new TypeError(
    `getSession gave ${show(session)}: an object with an address, or null, is needed.`,
  )
}

/** What went wrong, for developers: one sentence, whatever the host's code or the wallet has thrown. */
export function sayFailure({ stage, cause }: SignInError): string {
  const reason = describeWalletError(cause).detail ?? `No reason was given: ${show(cause)}.`
  return `Signing in failed (${stage}). ${reason}`
}

/** An answer in a message for developers. A page of HTML in the place of an answer is known by how it begins. */
function show(answer: unknown): string {
  if (typeof answer !== 'string') return isRecord(answer) ? kindOf(answer) : String(answer)
  return answer.length > longest
    ? `${JSON.stringify(answer.slice(0, longest))}…`
    : JSON.stringify(answer)
}

/** `[object Response]` */
const kindOf = (answer: object) => Object.prototype.toString.call(answer)

const longest = 60
