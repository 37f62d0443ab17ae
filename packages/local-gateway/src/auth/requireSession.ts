import type { Context } from 'hono'

import { refusal } from '../problems.ts'
import { getSessionCookie } from './cookie.ts'
import type { Sessions } from './sessions.ts'
import type { Session } from './token.ts'

/**
 * The session of a request.
 *
 * @throws ProblemError 403 without a session
 */
export async function requireSession(c: Context, sessions: Sessions): Promise<Session> {
  const token = getSessionCookie(c)
  const session = token === undefined ? null : await sessions.read(token)
  if (!session) throw refusal(403, 'Forbidden resource')
  return session
}
