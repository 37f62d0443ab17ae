import { testAddresses } from '@ghost-pay/gateway-testing'
import {
  encodePaymentRequest,
  paymentRequestHash,
  type ReceivedTransfer,
  settleRequests,
  type SignedPaymentRequest,
} from '@ghost-pay/payments/requests'

import { requestLink } from '../requests/requestLink.ts'
import { accountAddress } from './buildAccount.ts'

/** The token of tests and stories. */
export const requestToken = {
  address: '0x8C04827329f40a0de8145226d98719aA2a5c53bb',
  symbol: 'dUSD',
  decimals: 6,
} as const

const now = Math.floor(Date.now() / 1000)

/** A request for 4,200 dUSD that Alice has signed for the account. */
export function buildRequest(request: Partial<SignedPaymentRequest> = {}): SignedPaymentRequest {
  return {
    chainId: 1,
    payee: accountAddress,
    token: requestToken.address,
    amount: 4_200_000_000n,
    memo: 'Brand work, invoice 2026-114',
    requester: testAddresses.alice,
    issued: now - 86_400,
    expires: now + 20 * 86_400,
    fromBlock: 21_884_000,
    salt: '0x0102030405060708',
    signature: `0x${'1'.repeat(128)}1b`,
    ...request,
  }
}

/** What Bob has paid the account. */
export function buildReceived(transfer: Partial<ReceivedTransfer> = {}): ReceivedTransfer {
  return {
    chainId: 1,
    token: requestToken.address,
    from: testAddresses.bob,
    to: accountAddress,
    amount: 4_200_000_000n,
    transactionHash: `0x${'12'.repeat(32)}`,
    blockNumber: 21_884_102,
    logIndex: 3,
    ...transfer,
  }
}

/** A request as its row shows it, with what came for it. */
export function buildShownRequest(
  request: SignedPaymentRequest,
  transfers: readonly ReceivedTransfer[] | undefined,
) {
  const { settlements } = settleRequests([request], { transfers: transfers ?? [], now })
  return {
    hash: paymentRequestHash(request),
    request,
    settlement: transfers && settlements[0],
    token: requestToken,
    link: requestLink(encodePaymentRequest(request)),
  }
}
