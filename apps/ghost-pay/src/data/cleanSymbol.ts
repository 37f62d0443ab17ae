import * as tokens from '@ghost-pay/safe-account/tokens'

import { textOf } from '../text/textOf.ts'
import { symbolCopy } from './symbolCopy.ts'

/** The words for a token whose symbol shows nothing. */
export const unnamed = textOf(symbolCopy)('symbol.unnamed')

/** A token's symbol as it can be shown beside an amount, whatever a contract or a gateway calls it. */
export const cleanSymbol = (symbol: string): string => tokens.cleanSymbol(symbol, unnamed)
