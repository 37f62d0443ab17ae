/** What a transaction pays for a unit of gas, in wei: of a block since EIP-1559, or as one price. */
export type GasFees =
  | { gasPrice: bigint; maxFeePerGas?: undefined; maxPriorityFeePerGas?: undefined }
  | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint; gasPrice?: undefined }

/**
 * What a transaction has to pay to take the place of the same one that waits: a quarter more than that, where nodes ask for a tenth,
 * and not less than the chain asks for now.
 *
 * @param waiting what the one that waits pays
 * @param market what the chain asks for now; undefined while it is not known
 */
export function raisedFees(waiting: GasFees, market: GasFees | undefined): GasFees {
  if (waiting.gasPrice !== undefined) {
    const asked = market?.gasPrice ?? market?.maxFeePerGas ?? 0n
    return { gasPrice: larger(raised(waiting.gasPrice), asked) }
  }
  const priority = larger(raised(waiting.maxPriorityFeePerGas), market?.maxPriorityFeePerGas ?? 0n)
  const most = larger(raised(waiting.maxFeePerGas), market?.maxFeePerGas ?? market?.gasPrice ?? 0n)
  return { maxPriorityFeePerGas: priority, maxFeePerGas: larger(most, priority) }
}

/** A quarter more, rounded up; nothing becomes something. */
const raised = (fee: bigint): bigint => fee + fee / 4n + 1n

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)
