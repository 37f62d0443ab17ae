import {
  buildReceipt,
  type ChainFacts,
  checkReceipt,
  formatReceiptFile,
  readReceiptFile,
  type ReceiptParameters,
} from '../receipt/index.ts'

/** A receipt of what an account has paid, as a file. */
export function saveReceipt(parameters: ReceiptParameters) {
  return formatReceiptFile(buildReceipt(parameters))
}

/** Whether a receipt that another person sent agrees with the chain. */
export async function isTrue(
  file: string,
  readChain: (hash: string) => Promise<ChainFacts | null>,
) {
  const receipt = readReceiptFile(file)
  const chain = await readChain(receipt.transactionHash)
  const { differences, unproven } = checkReceipt(receipt, { chainId: receipt.chainId, chain })
  return differences.length === 0 && unproven.length === 0
}
