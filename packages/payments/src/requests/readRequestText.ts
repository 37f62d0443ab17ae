import { decodePaymentRequest, encodePaymentRequest } from './encodePaymentRequest.ts'
import {
  type UnreadablePaymentRequestCode,
  UnreadablePaymentRequestError,
  type UnreadablePaymentUriCode,
  UnreadablePaymentUriError,
} from './errors.ts'
import type { SignedPaymentRequest } from './paymentRequest.ts'
import { formatPaymentUri, type PaymentUri, readPaymentUri } from './paymentUri.ts'

/** A request to be paid, as it was pasted. */
export type RequestText =
  | { kind: 'request'; request: SignedPaymentRequest; text: string }
  /** An EIP-681 link: it has no signature. */
  | { kind: 'link'; payment: PaymentUri; text: string }
  | { kind: 'unreadable'; code: UnreadablePaymentRequestCode | UnreadablePaymentUriCode }

/** Reads a request, a link with one, or a payment link (EIP-681). What is neither says why. */
export function readRequestText(typed: string): RequestText {
  try {
    if (/^\s*ethereum:/i.test(typed)) {
      const payment = readPaymentUri(typed)
      return { kind: 'link', payment, text: formatPaymentUri(payment) }
    }
    const request = decodePaymentRequest(typed)
    return { kind: 'request', request, text: encodePaymentRequest(request) }
  } catch (error) {
    const isKnown =
      error instanceof UnreadablePaymentUriError || error instanceof UnreadablePaymentRequestError
    if (!isKnown) throw error
    return { kind: 'unreadable', code: error.code }
  }
}
