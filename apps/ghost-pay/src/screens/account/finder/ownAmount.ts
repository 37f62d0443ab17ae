import { cleanSymbol, tokenAt } from '@ghost-pay/safe-account/tokens'
import { inOwnUnits, type MovedAmount } from '@ghost-pay/safe-account/view'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import { splitAmount } from '../../../format/splitAmount.ts'

/**
 * An amount in the units that its token itself counts in.
 *
 * @param claimed in those of a gateway
 * @param tokens by what their own contracts say
 * @returns empty where there is no amount, and where nobody but a gateway says its units
 */
export function ownAmount(claimed: MovedAmount | undefined, tokens: readonly KnownToken[]): string {
  if (claimed?.value === undefined) return ''
  if (claimed.token !== undefined && tokenAt(tokens, claimed.token) === undefined) return ''
  const { value = 0n, decimals, symbol } = inOwnUnits(claimed, tokens)
  return `${splitAmount(value, decimals).whole} ${cleanSymbol(symbol)}`
}
