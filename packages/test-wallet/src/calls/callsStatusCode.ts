import type { Hex } from 'viem'

/** A receipt in the format of EIP-5792. */
export type Receipt = {
  logs: readonly object[]
  status: Hex
  blockHash: Hex
  blockNumber: Hex
  gasUsed: Hex
  transactionHash: Hex
}

/** The status code of a batch (EIP-5792). */
export function callsStatusCode({
  calls,
  receipts,
  done,
}: {
  /** How many calls it has. */
  calls: number
  receipts: readonly Receipt[]
  /** Whether no further call will be sent. */
  done: boolean
}): number {
  if (!done) return 100
  const succeeded = receipts.filter(({ status }) => status === '0x1').length
  if (succeeded === calls) return 200
  if (receipts.length === 0) return 400
  return succeeded === 0 ? 500 : 600
}
