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
  transactions,
  receipts,
  done,
}: {
  /** As how many it is sent. */
  transactions: number
  receipts: readonly Receipt[]
  /** Whether no further one will be sent. */
  done: boolean
}): number {
  if (!done) return 100
  const succeeded = receipts.filter(({ status }) => status === '0x1').length
  if (succeeded === transactions) return 200
  if (receipts.length === 0) return 400
  return succeeded === 0 ? 500 : 600
}
