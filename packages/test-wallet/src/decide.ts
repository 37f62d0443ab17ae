import type { Decision, Personality, WalletView } from './Personality.ts'
import type { ConsentRequest } from './WalletRequest.ts'

/** What the remote control has ordered for the next request. */
export type Orders = {
  reject?: { code: number; message: string } | undefined
  delayMs?: number | undefined
}

/**
 * Decides what a wallet makes of a request: first what was ordered, then what every wallet does, then its personality.
 *
 * @param request what the page asks
 * @param view the wallet's state
 * @param context `orders` of the remote control, and whether a connect request already waits for the person
 */
export function decide(
  personality: Personality,
  request: ConsentRequest,
  view: WalletView,
  { orders, isAsking }: { orders: Orders; isAsking: boolean },
): Decision {
  const decision = ((): Decision => {
    if (orders.reject) return { answer: 'refuse', ...orders.reject }
    if (view.locked)
      return { answer: 'refuse', code: -32002, message: 'The wallet is locked. Unlock it first.' }
    if (request.kind === 'connect' && isAsking)
      return {
        answer: 'refuse',
        code: -32002,
        message: 'The wallet is already asking. Answer in the wallet.',
      }
    return personality.decide(request, view)
  })()
  return orders.delayMs === undefined || decision.answer === 'nothing'
    ? decision
    : { ...decision, afterMs: orders.delayMs }
}
