import { type Hash, isHash, type Transaction, withRetry } from 'viem'
import { estimateFeesPerGas, getTransaction, sendTransaction } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'
import { findTransaction } from '../chain/findReceipt.ts'
import { CheckFailedError, unread } from '../signing/CheckFailedError.ts'
import type { WalletAccess } from '../signing/WalletAccess.ts'
import type { SentExecution } from '../store/sentExecutions.ts'
import { isCall, stillWaits } from './onNode.ts'
import { type GasFees, raisedFees } from './raisedFees.ts'
import { tryExecution } from './tryExecution.ts'

/** What is sent again, and how the wallet is reached. */
export type SendFasterParameters = {
  /** What waits. */
  sent: SentExecution
  wallet: WalletAccess
  /** What is remembered by now: another tab may have sent it again meanwhile. */
  findSent: () => SentExecution | undefined
  /** The wallet has sent it: from now on this is what is followed, or what it has sent beside it is known. */
  onSent: (sent: SentExecution) => void
  /** Aborted when it is not on the screen any more: then the wallet is not asked. */
  signal: AbortSignal
}

/**
 * Sends an execution that waits once more, at a higher fee and with the same nonce of the sender: the chain takes one of the two
 * (behaviour/payments#faster).
 *
 * @throws CheckFailedError when it does not wait any more, is not what was sent, or can only fail by now, and `secondSent` when the wallet
 *   has sent it at another place: then the first is still what is followed; the signal's reason when it was aborted before the
 *   wallet was asked; whatever the wallet throws
 */
export async function sendFaster(
  client: ChainClient,
  { sent, wallet, findSent, onSent, signal }: SendFasterParameters,
): Promise<void> {
  const { chainId, safe: to, from, data } = sent
  const { nonce, gas, fees } = await readWaiting(client, sent)
  const market = await estimateFeesPerGas(client, {
    type: fees.gasPrice === undefined ? 'eip1559' : 'legacy',
  }).catch(() => undefined)
  // Somebody else may have executed it meanwhile: then what waits fails, and so would this.
  await tryExecution(client, from, { to, data })
  signal.throwIfAborted()
  const opened = await wallet.open(from, chainId)
  signal.throwIfAborted()
  const known = findSent()
  if (known?.hash !== sent.hash) throw new CheckFailedError({ kind: 'sentAgain' })
  if (known.beside !== undefined && (await areTwo(client, known.beside))) {
    throw new CheckFailedError({ kind: 'secondWaits' })
  }
  signal.throwIfAborted()
  const hash = await sendTransaction(opened, {
    to,
    data,
    nonce,
    gas,
    account: from,
    chain: client.chain,
    ...raisedFees(fees, market),
  })
  if (!isHash(hash)) throw new CheckFailedError({ kind: 'noHash' })
  const taken = await readNonce(client, hash)
  if (taken !== undefined && taken !== nonce) {
    onSent({ ...sent, nonce, beside: hash })
    throw new CheckFailedError({ kind: 'secondSent' })
  }
  onSent({ ...sent, hash, nonce })
}

/** Whether what the wallet has sent beside it still waits; a node that is silent has not said that it does not. */
const areTwo = (client: ChainClient, hash: Hash): Promise<boolean> =>
  stillWaits(client, { hash }).catch(() => true)

/**
 * Which place of the sender the wallet gave it: some wallets choose it themselves. The node may hear of it a moment later.
 *
 * @returns undefined while no node knows it
 */
const readNonce = (client: ChainClient, hash: Hash): Promise<number | undefined> =>
  withRetry(async () => (await getTransaction(client, { hash })).nonce, {
    delay: 500,
    retryCount: 6,
  }).catch(() => undefined)

type Waiting = Pick<Transaction, 'nonce' | 'gas'> & { fees: GasFees }

/** What the node has of it. A node that has another call under this hash is not followed. */
async function readWaiting(client: ChainClient, sent: SentExecution): Promise<Waiting> {
  const found = await findTransaction(client, sent.hash).catch(unread('waiting'))
  if (found === undefined) throw new CheckFailedError({ kind: 'unknownHere' })
  if (found.blockNumber !== null) throw new CheckFailedError({ kind: 'included' })
  if (!isCall(found, sent)) throw new CheckFailedError({ kind: 'otherTransaction' })
  const { nonce, gas } = found
  if (found.type === 'legacy' || found.type === 'eip2930') {
    return { nonce, gas, fees: { gasPrice: found.gasPrice } }
  }
  const { maxFeePerGas, maxPriorityFeePerGas } = found
  return { nonce, gas, fees: { maxFeePerGas, maxPriorityFeePerGas } }
}
