export { decodePaymentRequest, encodePaymentRequest } from './encodePaymentRequest.ts'
export {
  InvalidPaymentRequestError,
  type UnreadablePaymentRequestCode,
  UnreadablePaymentRequestError,
  type UnreadablePaymentUriCode,
  UnreadablePaymentUriError,
} from './errors.ts'
export {
  memoBytes,
  type PaymentRequest,
  paymentRequestHash,
  paymentRequestLimits,
  paymentRequestTypedData,
  type SignedPaymentRequest,
  toPaymentRequest,
} from './paymentRequest.ts'
export { formatPaymentUri, type PaymentUri, readPaymentUri } from './paymentUri.ts'
export { readRequestText, type RequestText } from './readRequestText.ts'
export {
  type ChainLog,
  paymentRequestLogs,
  readTransferLog,
  type ReceivedTransfer,
} from './receivedTransfer.ts'
export { referencesIn } from './referencesIn.ts'
export {
  type Settlement,
  type SettlementProof,
  type Settlements,
  settleRequests,
} from './settleRequests.ts'
export {
  type ContractSignatureVerifier,
  type RequestSignature,
  verifyPaymentRequest,
} from './verifyPaymentRequest.ts'
