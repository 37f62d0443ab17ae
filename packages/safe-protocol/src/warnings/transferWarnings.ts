import type { Hex } from 'viem'

import type { DescribeContext } from '../describeContext.ts'
import { byteLength } from '../hex.ts'
import { type ActionOf, type ActionWarning, warning } from './buildWarning.ts'

/** The bytes of a hash, as one of a memo that is bound to a transfer. */
const hashBytes = 32

/** Warnings about tokens that leave an account. */
export function transferWarnings(
  action: ActionOf<'tokenTransfer' | 'transferFrom' | 'collectibleTransfer'>,
  { safe, tokens, label, say }: DescribeContext,
): ActionWarning[] {
  return [
    ...(action.kind === 'tokenTransfer' || action.from === safe
      ? []
      : [warning('transferFrom', say('warning.transferFrom', { owner: label(action.from) }))]),
    ...(tokens.has(action.token.toLowerCase())
      ? []
      : [warning('unknownToken', say('warning.unknownToken', { token: label(action.token) }))]),
    ...(action.kind === 'tokenTransfer' && !isBehindKnown(action.behind)
      ? [warning('bytesBehind', say('warning.bytesBehind', { token: label(action.token) }))]
      : []),
  ]
}

const isBehindKnown = (behind: Hex | undefined): boolean =>
  behind === undefined || byteLength(behind) === hashBytes
