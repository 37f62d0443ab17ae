import { type Client, type Hex, isAddressEqual, toHex } from 'viem'
import { getBlockNumber, getTransaction } from 'viem/actions'
import {
  type ChainLog,
  type PaymentRequest,
  paymentRequestHash,
  paymentRequestLogs,
  readTransferLog,
  type ReceivedTransfer,
  referencesIn,
} from '@ghost-pay/payments/requests'

import type { ChainClient } from '../chain/ChainClient.ts'
import { isTransportError } from '../chain/isTransportError.ts'
import { ChainReadError } from '../errors.ts'

/** A node that takes no long range of blocks is asked for halves of it, so often at most. */
const mostQuestions = 60

/** Transactions whose bytes are read for the request that they name. */
const mostTransactions = 40

/**
 * Reads from the chain's logs what could pay requests of one chain (behaviour/requests#paid). No gateway is asked.
 *
 * @param client the node of their chain
 * @returns for `settleRequests`
 * @throws ChainReadError when the node does not answer
 */
export async function readReceived(
  client: ChainClient,
  requests: readonly PaymentRequest[],
): Promise<readonly ReceivedTransfer[]> {
  const chainId = client.chain.id
  try {
    const head = await getBlockNumber(client, { cacheTime: 0 })
    const left = { questions: mostQuestions }
    const logs: ChainLog[] = []
    for (const { fromBlock, ...filter } of filtersOf(requests)) {
      logs.push(...(await readLogs(client, { filter, from: BigInt(fromBlock), to: head, left })))
    }
    const transfers = logs
      .flatMap((log) => readTransferLog(log, chainId) ?? [])
      // Anyone can make a token emit a transfer of 0 from any address.
      .filter(({ amount }) => amount > 0n)
    return await withReferences(client, transfers, requests)
  } catch (cause) {
    throw new ChainReadError('silent', chainId, cause)
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

/** With the request that the payer's own bytes name, where they name one: each time that it stands there, for one transfer. */
async function withReferences(
  client: Client,
  transfers: readonly ReceivedTransfer[],
  requests: readonly PaymentRequest[],
): Promise<readonly ReceivedTransfer[]> {
  const inputs = new Map(
    await Promise.all(
      worthReading(transfers, requests).map(async (hash): Promise<[Hex, Hex]> => {
        const { input } = await getTransaction(client, { hash })
        return [hash, input]
      }),
    ),
  )
  const left = new Map<string, readonly Hex[]>()
  return transfers.map((transfer) => {
    const { token, to, amount, transactionHash } = transfer
    const input = inputs.get(transactionHash)
    if (input === undefined) return transfer
    const key = `${transactionHash}:${token ?? ''}:${to}:${amount}`
    const known = requests.filter((request) => isFor(transfer, request)).map(paymentRequestHash)
    const [reference, ...others] = left.get(key) ?? referencesIn(input, { to, amount, known })
    left.set(key, others)
    return { ...transfer, reference }
  })
}

/** Transactions of tokens, those of an amount that was asked for first, then the newest: dust can not push them out. */
function worthReading(
  transfers: readonly ReceivedTransfer[],
  requests: readonly PaymentRequest[],
): readonly Hex[] {
  const ofTokens = transfers.filter(({ token }) => token !== null).reverse()
  const isAsked = (transfer: ReceivedTransfer) =>
    requests.some((request) => isFor(transfer, request) && request.amount === transfer.amount)
  const [asked, others] = [ofTokens.filter(isAsked), ofTokens.filter((one) => !isAsked(one))]
  const hashes = [...asked, ...others].map(({ transactionHash }) => transactionHash)
  return [...new Set(hashes)].slice(0, mostTransactions)
}

const isFor = ({ token, to }: ReceivedTransfer, request: PaymentRequest): boolean =>
  isAddressEqual(to, request.payee) &&
  token !== null &&
  request.token !== null &&
  isAddressEqual(token, request.token)
