import type { Context } from 'hono'

import type { Gateway } from '../Gateway.ts'
import { refusal } from '../problems.ts'
import { readCookie } from './cookie.ts'
import type { Session } from './token.ts'

/**
 * Who asks.
 *
 * @throws ProblemError 403 without a session
 */
export async function requireSession(c: Context, gateway: Gateway): Promise<Session> {
  const token = readCookie(c.req.header('cookie'))
  const session = token === null ? null : await gateway.sessions.read(token)
  if (!session) throw refusal(403, 'Forbidden resource')
  return session
}
