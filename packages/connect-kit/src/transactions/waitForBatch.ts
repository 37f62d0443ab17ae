import { type Client, type Hash, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

import { withTimeout } from '../platform/withTimeout.ts'
import { type CallsStatus, readCallsStatus } from './readCallsStatus.ts'
import type { StoredOutcome } from './recentTransactions.ts'

/** The part of a wallet that is asked for a batch. */
export type BatchWallet = {
  request: (request: { method: 'wallet_getCallsStatus'; params: [string] }) => Promise<unknown>
}

export type WaitForBatchParameters = {
  /** What the wallet calls the batch. */
  id: string
  chainId: number
  /** The wallet that has it; `undefined` while it is not connected. */
  getWallet: () => Promise<BatchWallet | undefined>
  /** The chain's node. */
  client: Client
  /** How long to wait, in milliseconds; then the outcome is `unknown`. */
  timeout: number
  /** How long the wallet may take for one answer, in milliseconds. */
  answerTimeout: number
  /** Aborts the wait: neither the wallet nor the node gets another request. */
  signal: AbortSignal
}

/**
 * Waits until a batch of calls has ended (EIP-5792). The wallet says what it sent, the chain what became of that: a batch is confirmed
 * when the node has the receipts that the wallet names, and a transaction that reverted is a failure whatever the wallet calls it
 * (behaviour/recent-transactions#batches). A wallet that does not answer, answers for another batch or in another form has said
 * nothing, and is asked again.
 */
export async function waitForBatch(parameters: WaitForBatchParameters): Promise<StoredOutcome> {
  const { client, timeout, signal } = parameters
  const until = Date.now() + timeout
  const isOver = () => signal.aborted || Date.now() >= until
  for (;;) {
    const outcome = await look(parameters).catch(() => undefined)
    if (outcome) return outcome
    if (isOver()) return { status: 'unknown' }
    const left = until - Date.now()
    await new Promise((resolve) => setTimeout(resolve, Math.min(client.pollingInterval, left)))
    if (isOver()) return { status: 'unknown' }
  }
}

/** Asks once. `undefined` while nothing is decided. */
async function look(parameters: WaitForBatchParameters): Promise<StoredOutcome | undefined> {
  const said = await ask(parameters)
  if (!said || said.status === 'pending') return undefined
  const hash = said.hashes.findLast(wasSent)
  if (said.status !== 'confirmed' || said.hashes.length === 0) return { status: said.status, hash }
  const ended = await Promise.all(said.hashes.map((each) => isSuccess(parameters.client, each)))
  if (ended.includes(undefined)) return undefined
  if (!ended.includes(false)) return { status: 'confirmed', hash }
  return { status: ended.includes(true) ? 'partly' : 'failed', hash }
}

async function ask({
  id,
  chainId,
  getWallet,
  timeout,
  answerTimeout,
}: WaitForBatchParameters): Promise<CallsStatus | undefined> {
  const own = hashesOfOwnId(id)
  if (own) return { status: 'confirmed', hashes: own }
  const asking = (async () =>
    (await getWallet())?.request({ method: 'wallet_getCallsStatus', params: [id] }))()
  const answer = await withTimeout(asking, Math.min(answerTimeout, timeout), () => {
    throw new Error('The wallet did not say in time what became of the batch.')
  })
  return readCallsStatus(answer, { id, chainId })
}

/**
 * viem sends the calls one by one where a wallet takes no batches (`experimental_fallback`). Such an id is made of their hashes, the
 * chain and a mark, and no wallet knows it: the node is asked. A call that could not be sent has a hash of zeros.
 */
function hashesOfOwnId(id: string): Hash[] | undefined {
  if (!/^0x(?:[\da-f]{64}){2,}(?:5792){16}$/i.test(id)) return undefined
  return id
    .slice(2, -128)
    .match(/.{64}/g)
    ?.map((hash): Hash => `0x${hash}`)
}

const wasSent = (hash: Hash): boolean => !/^0x0+$/.test(hash)

/** What the receipt of a transaction says; `undefined` while the node has none. */
async function isSuccess(client: Client, hash: Hash): Promise<boolean | undefined> {
  if (!wasSent(hash)) return false
  try {
    return (await getTransactionReceipt(client, { hash })).status === 'success'
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}
