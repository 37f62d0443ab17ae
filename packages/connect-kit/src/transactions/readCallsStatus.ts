import type { Hash } from 'viem'

import { isRecord } from '../platform/isRecord.ts'

/** What a wallet says of a batch. */
export type CallsStatus = {
  status: 'pending' | 'confirmed' | 'failed' | 'partly'
  /** The transactions of its receipts, in their order. */
  hashes: readonly Hash[]
}

/** How many receipts of a batch are looked at: a wallet that names more gets no further. */
const receiptsRead = 100

/**
 * Reads an answer to `wallet_getCallsStatus` (EIP-5792): 1xx is pending, 2xx confirmed, 4xx and 5xx failed, 6xx partly. Receipts that
 * are none are left out.
 *
 * @param asked the batch and the chain that were asked about
 * @returns `undefined` for what is no answer: another batch, another chain, a status that there is not
 */
export function readCallsStatus(
  answer: unknown,
  asked: { id: string; chainId: number },
): CallsStatus | undefined {
  if (!isRecord(answer)) return undefined
  const { id, chainId, status, receipts } = answer
  // Wallets of the drafts of the EIP name neither.
  if (id !== undefined && id !== asked.id) return undefined
  if (chainId !== undefined && !isSameChain(chainId, asked.chainId)) return undefined
  const said = statusOf(status)
  const read = Array.isArray(receipts) ? receipts.slice(0, receiptsRead) : []
  return said && { status: said, hashes: read.flatMap(hashOf) }
}

/** A chain is a number in hex; some wallets pad it, some leave the form to JSON. */
function isSameChain(said: unknown, chainId: number): boolean {
  return (typeof said === 'string' || typeof said === 'number') && Number(said) === chainId
}

function statusOf(status: unknown): CallsStatus['status'] | undefined {
  if (!Number.isSafeInteger(status)) return undefined
  switch (Math.floor(Number(status) / 100)) {
    case 1:
      return 'pending'
    case 2:
      return 'confirmed'
    case 4:
    case 5:
      return 'failed'
    case 6:
      return 'partly'
    default:
      return undefined
  }
}

function hashOf(receipt: unknown): Hash[] {
  const hash = isRecord(receipt) ? receipt['transactionHash'] : undefined
  return typeof hash === 'string' && /^0x[\da-f]{64}$/i.test(hash) ? [hash as Hash] : []
}
