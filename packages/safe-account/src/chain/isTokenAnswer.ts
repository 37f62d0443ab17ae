import { type Hex, hexToBigInt, size } from 'viem'

/** What a contract answers to `decimals()` and to whether it is a collectible's; undefined when it does not know the question. */
export type TokenAnswer = { decimals: Hex | undefined; isCollectible: Hex | undefined }

/** Whether a contract that answers so is a token's. */
export function isTokenAnswer({ decimals, isCollectible }: TokenAnswer): boolean {
  if (readNumber(isCollectible) === 1n) return true
  const digits = readNumber(decimals)
  return digits !== undefined && digits <= 255n
}

/** A whole word as a number; undefined for another answer. */
export function readNumber(answer: Hex | undefined): bigint | undefined {
  return answer !== undefined && size(answer) === 32 ? hexToBigInt(answer) : undefined
}
