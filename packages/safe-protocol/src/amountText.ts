import { formatUnits } from 'viem/utils'

import type { DescribeContext } from './describeContext.ts'

/** An amount of the chain's own currency, in its base units, for people: `1,234.5 ETH`. */
export function amountOfCurrency(value: bigint, { currency }: DescribeContext): string {
  return `${group(formatUnits(value, currency.decimals))} ${currency.symbol}`
}

/** An amount of a token in its base units, or the number of a collectible, for people. A token that is not known is counted in units. */
export function amountOfToken(token: string, amount: bigint, context: DescribeContext): string {
  const known = context.tokens.get(token.toLowerCase())
  if (!known) return `${group(`${amount}`)} units of the unknown token ${context.label(token)}`
  return known.type === 'ERC721'
    ? `collectible ${amount} of ${known.symbol}`
    : `${group(formatUnits(amount, known.decimals))} ${known.symbol}`
}

/** 1234567.5 → 1,234,567.5 */
export function group(number: string): string {
  const [whole = '', fraction] = number.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
