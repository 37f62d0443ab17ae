import { type Address, zeroAddress } from 'viem'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import { plainText } from '../../format/plainText.ts'
import { splitAmount } from '../../format/splitAmount.ts'

/** By what units a policy is told. */
export type PolicyUnits = {
  /** By what the chain says. */
  tokens: readonly KnownToken[]
  currency: { symbol: string; decimals: number }
}

/** What a token of a policy is called and how its amounts are written; one that nobody knows by its address, in smallest units. */
export function tokenUnit(
  token: Address,
  { tokens, currency }: PolicyUnits,
): { name: string; amount: (value: bigint) => string } {
  const known =
    token.toLowerCase() === zeroAddress
      ? currency
      : tokens.find(({ address }) => address.toLowerCase() === token.toLowerCase())
  return {
    name: known === undefined ? token : plainText(known.symbol),
    amount: (value) => splitAmount(value, known?.decimals ?? 0).whole,
  }
}
