import type { Client, Hex } from 'viem'
import { toHex } from 'viem'
import { getBlockNumber, getTransaction } from 'viem/actions'
import type { Config } from 'wagmi'
import {
  type ChainLog,
  type PaymentRequest,
  paymentRequestHash,
  paymentRequestLogs,
  readTransferLog,
  type ReceivedTransfer,
} from '@ghost-pay/payments/requests'

import { nodeError } from '../bulkReader.ts'
import { chainClient } from '../chainClient.ts'
import { isTransportError } from '../isTransportError.ts'

/** A node that takes no long range of blocks is asked for halves of it, so often at most. */
const mostQuestions = 60

/** Transactions whose bytes are read for the request that they name. */
const mostTransactions = 40

/**
 * Reads from the chain's logs what could pay requests of one chain (behaviour/requests#paid). No gateway is asked.
 *
 * @throws CheckError when the node does not answer
 */
export async function readReceived(
  config: Config,
  { chainId, requests }: { chainId: number; requests: readonly PaymentRequest[] },
): Promise<readonly ReceivedTransfer[]> {
  const client = chainClient(config, chainId)
  try {
    const head = await getBlockNumber(client, { cacheTime: 0 })
    const left = { questions: mostQuestions }
    const logs: ChainLog[] = []
    for (const { fromBlock, ...filter } of filtersOf(requests)) {
      logs.push(...(await readLogs(client, { filter, from: BigInt(fromBlock), to: head, left })))
    }
    const transfers = logs.flatMap((log) => readTransferLog(log, chainId) ?? [])
    return await withReferences(client, transfers, requests.map(paymentRequestHash))
  } catch (cause) {
    throw nodeError(cause)
  }
}

type Filter = ReturnType<typeof paymentRequestLogs>

/** One question for each payee and token, from the oldest request on. */
function filtersOf(requests: readonly PaymentRequest[]): Filter[] {
  const filters = new Map<string, Filter>()
  for (const request of requests) {
    const filter = paymentRequestLogs(request)
    const key = `${request.payee}:${request.token ?? ''}`
    const known = filters.get(key)
    if (known === undefined || BigInt(filter.fromBlock) < BigInt(known.fromBlock)) {
      filters.set(key, filter)
    }
  }
  return [...filters.values()]
}

type LogQuestion = {
  filter: Omit<Filter, 'fromBlock'>
  from: bigint
  to: bigint
  left: { questions: number }
}

async function readLogs(client: Client, question: LogQuestion): Promise<readonly ChainLog[]> {
  const { filter, from, to, left } = question
  if (from > to) return []
  left.questions -= 1
  try {
    return await client.request({
      method: 'eth_getLogs',
      params: [{ ...filter, fromBlock: toHex(from), toBlock: toHex(to) }],
    })
  } catch (error) {
    if (isTransportError(error) || from === to || left.questions < 2) throw error
    const middle = (from + to) / 2n
    const older = await readLogs(client, { ...question, to: middle })
    return [...older, ...(await readLogs(client, { ...question, from: middle + 1n }))]
  }
}

/** With the request that the payer's own bytes name, where they name one. */
async function withReferences(
  client: Client,
  transfers: readonly ReceivedTransfer[],
  hashes: readonly Hex[],
): Promise<readonly ReceivedTransfer[]> {
  return Promise.all(
    transfers.map(async (transfer, index) => {
      if (transfers.length - index > mostTransactions) return transfer
      const { input } = await getTransaction(client, { hash: transfer.transactionHash })
      const reference = hashes.find((hash) => input.toLowerCase().includes(hash.slice(2)))
      return { ...transfer, reference }
    }),
  )
}
