import type { Address, Hex } from 'viem'
import { getAddress, isHex, toHex } from 'viem/utils'

import { receivedTopic, transferTopic } from '../topics.ts'
import type { PaymentRequest } from './paymentRequest.ts'

/** Money that came, as the chain's logs tell it. */
export type ReceivedTransfer = {
  chainId: number
  /** The ERC-20 token; null for the chain's own currency. */
  token: Address | null
  from: Address
  to: Address
  /** In the smallest unit. */
  amount: bigint
  transactionHash: Hex
  blockNumber: number
  /** Its place in the block. */
  logIndex: number
  /** The 32 bytes that the transfer carried (`readMemo`), where they were read. */
  reference?: Hex | undefined
}

/** A log as `eth_getLogs` and receipts give it. */
export type ChainLog = {
  address: string
  topics: readonly string[]
  data: string
  blockNumber: string | number | bigint | null
  transactionHash: string | null
  logIndex: string | number | null
  removed?: boolean | undefined
}

/**
 * The filter of `eth_getLogs` that finds what could pay a request: the token's transfers to the payee, or, in the chain's own
 * currency, what the payee's account (1.3.0 and later) wrote when it was paid. Blocks before the request are left out.
 */
export function paymentRequestLogs(
  request: Pick<PaymentRequest, 'payee' | 'token' | 'fromBlock'>,
): { address: Address; topics: (Hex | null)[]; fromBlock: Hex } {
  const { payee, token } = request
  // The block after the greatest number that is counted exactly.
  const fromBlock = toHex(BigInt(request.fromBlock) + 1n)
  return token === null
    ? { address: payee, topics: [receivedTopic()], fromBlock }
    : {
        address: token,
        topics: [transferTopic(), null, `0x${payee.slice(2).toLowerCase().padStart(64, '0')}`],
        fromBlock,
      }
}

/**
 * Reads a log as money that came: an ERC-20 `Transfer`, or the `SafeReceived` of an account. Undefined for any other log, one that
 * has no place in the chain yet, and one that the chain has taken back. Whether the token is the right one is for who asks.
 */
export function readTransferLog(log: ChainLog, chainId: number): ReceivedTransfer | undefined {
  const [topic, first, second, third] = log.topics
  const amount = /^0x[\da-f]{64}$/i.test(log.data) ? BigInt(log.data) : undefined
  const from = addressIn(first)
  const { blockNumber, logIndex, transactionHash } = log
  if (amount === undefined || from === undefined || log.removed === true) return undefined
  if (blockNumber === null || logIndex === null || !isHex(transactionHash)) return undefined
  const place = {
    chainId,
    from,
    amount,
    transactionHash,
    blockNumber: Number(blockNumber),
    logIndex: Number(logIndex),
  }
  if (topic === receivedTopic() && second === undefined) {
    return { ...place, token: null, to: getAddress(log.address) }
  }
  const to = addressIn(second)
  // With a fourth topic it is a collectible (ERC-721).
  if (topic !== transferTopic() || to === undefined || third !== undefined) return undefined
  return { ...place, token: getAddress(log.address), to }
}

function addressIn(word: string | undefined): Address | undefined {
  return word !== undefined && /^0x0{24}[\da-f]{40}$/i.test(word)
    ? getAddress(`0x${word.slice(26)}`)
    : undefined
}
