import type { DescribeContext } from './describeContext.ts'

/** Whether a number that goes with a token is the number of a collectible, not an amount. */
export function isCollectible(token: string, { tokens }: DescribeContext): boolean {
  return tokens.get(token.toLowerCase())?.type === 'ERC721'
}
