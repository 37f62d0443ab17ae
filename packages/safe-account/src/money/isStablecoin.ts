import type { Balance } from '@ghost-pay/gateway-client'

import { priceOf } from './worthOf.ts'

/** Symbols of coins that stand for a state's money: the code of the money with at most one letter before it and one behind it, or a bridge's mark. */
const named = /^[a-z]?(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|SGD|BRL|MXN|TRY)(?:[a-z\d₮]|bC|[CT]?\.e)?$/i
/** Those that are called otherwise. */
const others = /^(?:W?XDAI|DAI|GHO|FRAX|PYUSD|FDUSD|CRVUSD)$/i

/**
 * Whether a token stands for a state's money by its name, and somebody else than itself says so: the gateway lists it or has a price
 * for it. Anybody can call a token so.
 */
export function isStablecoin({
  tokenInfo,
  fiatConversion,
}: Pick<Balance, 'tokenInfo' | 'fiatConversion'>): boolean {
  if (tokenInfo.type !== 'ERC20') return false
  const isVouched = tokenInfo.trusted === true || priceOf({ fiatConversion }) !== undefined
  return isVouched && (named.test(tokenInfo.symbol) || others.test(tokenInfo.symbol))
}
