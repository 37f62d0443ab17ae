export { type CheckedReceipt, checkReceipt, type ReceiptDifference } from './checkReceipt.ts'
export { NoReceiptError, UnreadableReceiptError } from './errors.ts'
export {
  buildReceipt,
  type ChainFacts,
  type ChainReceipt,
  type Receipt,
  type ReceiptParameters,
  type ReceiptPayment,
} from './receipt.ts'
export { formatReceiptFile, readReceiptFile } from './receiptFile.ts'
