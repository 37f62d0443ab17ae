import type { KnownToken } from '@ghost-pay/safe-protocol'

import { cleanSymbol } from './cleanSymbol.ts'

/** A token as it can be shown: its own contract may call it anything. */
export const cleanToken = (token: KnownToken | null): KnownToken | null =>
  token && { ...token, symbol: cleanSymbol(token.symbol) }
