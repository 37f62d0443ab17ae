import type { Address, Hex } from 'viem'

import { bindMemo } from '../memo/index.ts'
import {
  type ChainLog,
  decodePaymentRequest,
  encodePaymentRequest,
  formatPaymentUri,
  type PaymentRequest,
  paymentRequestHash,
  paymentRequestLogs,
  paymentRequestTypedData,
  readPaymentUri,
  readTransferLog,
  settleRequests,
  toPaymentRequest,
  verifyPaymentRequest,
} from '../requests/index.ts'

type SignTypedData = (data: ReturnType<typeof paymentRequestTypedData>) => Promise<Hex>
type GetLogs = (filter: ReturnType<typeof paymentRequestLogs>) => Promise<readonly ChainLog[]>

/** A request as a link, signed by who asks, and as a code that every wallet reads. */
export async function ask(parts: PaymentRequest, sign: SignTypedData) {
  const request = toPaymentRequest(parts)
  const signature = await sign(paymentRequestTypedData(request))
  const { chainId, payee: recipient, token, amount } = request
  return {
    link: `https://pay.test/#/request/${encodePaymentRequest({ ...request, signature })}`,
    code: formatPaymentUri({ chainId, recipient, token, amount }),
  }
}

/** What a payer must know of a link before they pay it. */
export async function open(link: string, known: readonly Address[]) {
  if (link.startsWith('ethereum:')) return { payment: readPaymentUri(link), isProven: false }
  const request = decodePaymentRequest(link)
  const signature = await verifyPaymentRequest(request)
  return { request, isProven: signature === 'signed' && known.includes(request.requester) }
}

/** A transfer that says which request it pays. */
export function forRequest(transfer: Hex, request: PaymentRequest) {
  return bindMemo(transfer, paymentRequestHash(request))
}

/** Whether a request is paid, by the logs of the chain alone. */
export async function lookUp(request: PaymentRequest, getLogs: GetLogs) {
  const logs = await getLogs(paymentRequestLogs(request))
  const transfers = logs.flatMap((log) => readTransferLog(log, request.chainId) ?? [])
  const now = Math.floor(Date.now() / 1000)
  return settleRequests([request], { transfers, now }).settlements[0]
}
