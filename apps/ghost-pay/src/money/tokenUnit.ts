import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { sameLetters, tokenAt } from '@ghost-pay/safe-account/tokens'
import { type KnownToken, plainText } from '@ghost-pay/safe-protocol'

import { shortAddress } from '../format/shortAddress.ts'
import { splitAmount } from '../format/splitAmount.ts'

/** By what units a policy is told. */
export type PolicyUnits = {
  /** By what the chain says. */
  tokens: readonly KnownToken[]
  currency: { symbol: string; decimals: number }
}

/** How a token of a policy is told. */
type TokenUnit = {
  /** Its symbol, and in short its address where another one could be meant; its address for one that nobody knows. */
  name: string
  /** With its address in any case. */
  wholeName: string
  /** An amount in its units; in the smallest for one that nobody knows. */
  amount: (value: bigint) => string
}

/** What a token of a policy is called and how its amounts are written. */
export function tokenUnit(token: Address, units: PolicyUnits): TokenUnit {
  const { tokens, currency } = units
  const isCurrency = isAddressEqual(token, zeroAddress)
  const known = isCurrency ? currency : tokenAt(tokens, token)
  const amount = (value: bigint) => splitAmount(value, known?.decimals ?? 0).whole
  if (known === undefined) return { name: token, wholeName: token, amount }
  const symbol = plainText(known.symbol)
  const wholeName = isCurrency ? symbol : `${symbol} (${shortAddress(token)})`
  return { name: isLikeAnother(token, symbol, units) ? wholeName : symbol, wholeName, amount }
}

/** Whether a token calls itself as another does, or as the chain's currency, with letters that look alike. */
function isLikeAnother(token: Address, symbol: string, { tokens, currency }: PolicyUnits): boolean {
  const own = tokenAt(tokens, token)
  const others = [currency, ...tokens.filter((other) => other !== own)]
  return others.some((other) => sameLetters(other.symbol, symbol))
}
