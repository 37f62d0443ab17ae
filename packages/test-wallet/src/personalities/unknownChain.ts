import type { Personality } from '../Personality.ts'
import { checkOptions, oneOf } from './checkOptions.ts'

/** What happens once a page asks to add the chain: it is added and switched to, added only, or refused. */
export type AfterAdding = 'switch' | 'stay' | 'fail'

/**
 * Knows no chain but the one it is on (4902), until a page adds it.
 *
 * @param options.afterAdding what adding leads to; `switch` unless given
 */
export function unknownChain(options: { afterAdding?: AfterAdding | undefined } = {}): Personality {
  const { afterAdding = 'switch' } = checkOptions('unknownChain', options, {
    afterAdding: oneOf('switch', 'stay', 'fail'),
  })
  return {
    name: 'unknownChain',
    decide(request, view) {
      if (request.kind === 'switchChain') {
        const known =
          request.chainId === view.chainId || view.addedChainIds.includes(request.chainId)
        return known
          ? { answer: 'approve' }
          : {
              answer: 'reject',
              code: 4902,
              message: `Unknown chain ${request.chainId}. Add it first.`,
            }
      }
      if (request.kind === 'addChain' && afterAdding === 'fail')
        return { answer: 'reject', code: -32602, message: 'The RPC URL must be https.' }
      return { answer: 'approve', keepsChain: afterAdding === 'stay' }
    },
  }
}
