import { GatewayHttpError, GatewayTimeoutError } from '@ghost-pay/gateway-client'

import type { Said } from '../text/Said.ts'
import type { pageGatewayCopy } from './pageGatewayCopy.ts'

/** What the gateway says of a node that does not answer. */
const nodeSilent = 'Service unavailable'

/** Why what the page needs is not there: the node is silent, or serves another chain, or the chain is still being read, or the browser is full. */
function unavailable(words: string): Said<typeof pageGatewayCopy> {
  if (words === nodeSilent) return ['page.node']
  if (/^Chain \d+ is still being read/.test(words)) return ['page.slow']
  if (words.startsWith('The node of chain')) return ['page.unread', { words }]
  return words.startsWith('This browser has no more room')
    ? ['page.full']
    : ['page.browser', { words }]
}

/**
 * What failed where the gateway inside the page was asked: never the gateway, which nobody asked. It is the node, what this browser
 * keeps, or this app.
 */
export function hereSentence(error: Error): Said<typeof pageGatewayCopy> {
  if (error instanceof GatewayTimeoutError) return ['page.slow']
  if (!(error instanceof GatewayHttpError)) return ['page.unread', { words: error.message }]
  const { status } = error
  const words = error.details ?? error.message
  if (status === 503) return unavailable(words)
  if (status === 404) return ['page.missing']
  return status < 500 ? ['page.refused', { words }] : ['page.fault', { words }]
}
