import { formatUnits } from 'viem/utils'

import type { DescribeContext } from './describeContext.ts'

/** An amount of the chain's own currency, in its base units, for people: `1,234.5 ETH`. */
export function amountOfCurrency(
  value: bigint,
  { currency, say, formatNumber }: DescribeContext,
): string {
  const amount = formatNumber(formatUnits(value, currency?.decimals ?? 18))
  return currency ? `${amount} ${currency.symbol}` : say('description.currency', { amount })
}

/** An amount of a token in its base units, or the number of a collectible, for people. A token that is not known is counted in units. */
export function amountOfToken(token: string, amount: bigint, context: DescribeContext): string {
  const { tokens, label, say, formatNumber } = context
  const known = tokens.get(token.toLowerCase())
  if (!known) {
    return say('description.units', { amount: formatNumber(`${amount}`), token: label(token) })
  }
  return known.type === 'ERC721'
    ? say('description.collectible', { id: `${amount}`, symbol: known.symbol })
    : `${formatNumber(formatUnits(amount, known.decimals))} ${known.symbol}`
}
