import type { Decision, Personality, WalletView } from './Personality.ts'
import type { ConsentRequest } from './WalletRequest.ts'

/** What the remote control has set for the next request. */
export type RequestOverrides = {
  reject?: { code: number; message: string } | undefined
  delayMs?: number | undefined
}

/**
 * Decides how a wallet answers a request: first by the overrides, then by what every wallet does, then by its personality.
 *
 * @param personality the wallet's personality
 * @param request the page's request
 * @param view the wallet's state
 * @param context `overrides` of the remote control, and whether another connect request waits for an answer
 */
export function decide(
  personality: Personality,
  request: ConsentRequest,
  view: WalletView,
  { overrides, isConnecting }: { overrides: RequestOverrides; isConnecting: boolean },
): Decision {
  const decision = ((): Decision => {
    if (overrides.reject) return { answer: 'reject', ...overrides.reject }
    if (view.locked)
      return { answer: 'reject', code: -32002, message: 'The wallet is locked. Unlock it first.' }
    if (request.kind === 'connect' && isConnecting)
      return {
        answer: 'reject',
        code: -32002,
        message: 'The wallet is already asking. Answer in the wallet.',
      }
    return personality.decide(request, view)
  })()
  return overrides.delayMs === undefined || decision.answer === 'ignore'
    ? decision
    : { ...decision, afterMs: overrides.delayMs }
}
