import * as limits from '../limits.ts'
import { suspendSoon } from './relayHold.ts'
import type { SignClient } from './SignClient.ts'
import { withRelayTimeout } from './withRelayTimeout.ts'

/** Tells the wallet that a session is over. Never rejects: the relay may be unreachable, and the visitor does not wait for it. */
export async function closeSession(client: SignClient, topic: string): Promise<void> {
  await withRelayTimeout(
    client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
    limits.disconnectTimeout,
  ).catch(() => {})
  suspendSoon(client)
}
