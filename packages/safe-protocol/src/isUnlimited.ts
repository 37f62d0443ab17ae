import type { DescribeContext } from './describeContext.ts'
import { isCollectible } from './isCollectible.ts'

/**
 * Whether an allowance is unlimited. No token has 2^128 of its smallest units; some tokens treat an allowance of 96 bits as
 * unlimited. The number of a collectible may be any.
 */
export function isUnlimited(token: string, amount: bigint, context: DescribeContext): boolean {
  const large = amount >= (1n << 128n) - 1n || amount === (1n << 96n) - 1n
  return large && !isCollectible(token, context)
}
