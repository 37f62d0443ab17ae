import {
  type Hash,
  isAddressEqual,
  isHash,
  type Transaction,
  TransactionNotFoundError,
  withRetry,
} from 'viem'
import { estimateFeesPerGas, getTransaction } from 'viem/actions'
import type { Config } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'
import { type GasFees, raisedFees, stillWaits } from '@ghost-pay/safe-account/execution'
import type { SentExecution } from '@ghost-pay/safe-account/store'

import { speak } from '../text/Spoken.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { fasterCopy } from './fasterCopy.ts'
import { sendCopy } from './sendCopy.ts'
import { tryExecution } from './tryExecution.ts'
import { verifyWallet } from './verifyWallet.ts'

export type SendFasterParameters = {
  /** What waits. */
  sent: SentExecution
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
 * @throws CheckError when it does not wait any more, is not what was sent, or can only fail by now, and when the wallet has sent it
 *   at another place: then the first is still what is followed; the signal's reason when it was aborted before the
 *   wallet was asked; whatever the wallet throws
 */
export async function sendFaster(
  config: Config,
  { sent, findSent, onSent, signal }: SendFasterParameters,
): Promise<void> {
  const { chainId, safe: to, from, data } = sent
  const client = chainClient(config, chainId)
  const waiting = await readWaiting(client, sent)
  const market = await estimateFeesPerGas(client, {
    type: waiting.fees.gasPrice === undefined ? 'eip1559' : 'legacy',
  }).catch(() => undefined)
  // Somebody else may have executed it meanwhile: then what waits fails, and so would this.
  await tryExecution(config, from, { to, data }, chainId)
  signal.throwIfAborted()
  await verifyWallet(config, from, chainId)
  signal.throwIfAborted()
  const known = findSent()
  if (known?.hash !== sent.hash) {
    throw new CheckError(speak(fasterCopy, 'faster.again'))
  }
  if (known.beside !== undefined && (await areTwo(config, chainId, known.beside))) {
    throw new CheckError(speak(fasterCopy, 'faster.two'), { by: 'chain' })
  }
  signal.throwIfAborted()
  const { nonce, gas } = waiting
  const fees = raisedFees(waiting.fees, market)
  const call = { to, data, nonce, gas, account: from, chainId } as const
  const hash = await sendTransaction(config, { ...call, ...fees })
  if (!isHash(hash)) {
    throw new CheckError(speak(sendCopy, 'send.unknown'))
  }
  const taken = await readNonce(client, hash)
  if (taken !== undefined && taken !== nonce) {
    onSent({ ...sent, nonce, beside: hash })
    throw new CheckError(speak(fasterCopy, 'faster.second'), { by: 'chain' })
  }
  onSent({ ...sent, hash, nonce })
}

/** Whether what the wallet has sent beside it still waits; a node that is silent has not said that it does not. */
const areTwo = (config: Config, chainId: number, hash: Hash): Promise<boolean> =>
  stillWaits(chainClient(config, chainId), { hash }).catch(() => true)

/**
 * Which place of the sender the wallet gave it: some wallets choose it themselves. The node may hear of it a moment later.
 *
 * @returns undefined while no node knows it
 */
const readNonce = (
  client: ReturnType<typeof chainClient>,
  hash: Hash,
): Promise<number | undefined> =>
  withRetry(async () => (await getTransaction(client, { hash })).nonce, {
    delay: 500,
    retryCount: 6,
  }).catch(() => undefined)

type Waiting = Pick<Transaction, 'nonce' | 'gas'> & { fees: GasFees }

/** What the node has of it. A node that has another call under this hash is not followed. */
async function readWaiting(
  client: ReturnType<typeof chainClient>,
  { hash, safe, from, data }: SentExecution,
): Promise<Waiting> {
  let found: Transaction
  try {
    found = await getTransaction(client, { hash })
  } catch (cause) {
    const isUnknown = cause instanceof TransactionNotFoundError
    throw new CheckError(
      isUnknown ? speak(fasterCopy, 'faster.lost') : speak(fasterCopy, 'faster.silent'),
      { by: 'chain', passing: !isUnknown, cause },
    )
  }
  if (found.blockNumber !== null) {
    throw new CheckError(speak(fasterCopy, 'faster.included'), { by: 'chain' })
  }
  const isSame =
    found.to !== null &&
    isAddressEqual(found.to, safe) &&
    isAddressEqual(found.from, from) &&
    found.value === 0n &&
    found.input.toLowerCase() === data.toLowerCase()
  if (!isSame) {
    throw new CheckError(speak(fasterCopy, 'faster.other'), { by: 'chain' })
  }
  const { nonce, gas } = found
  return found.type === 'legacy' || found.type === 'eip2930'
    ? { nonce, gas, fees: { gasPrice: found.gasPrice } }
    : {
        nonce,
        gas,
        fees: {
          maxFeePerGas: found.maxFeePerGas,
          maxPriorityFeePerGas: found.maxPriorityFeePerGas,
        },
      }
}
