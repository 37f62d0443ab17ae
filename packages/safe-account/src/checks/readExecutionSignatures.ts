import { type Address, type Hash, isAddressEqual, type TransactionReceipt } from 'viem'
import { getTransaction, readContract } from 'viem/actions'
import { recoverSigner, safeAbi, splitSignatures } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { receiptOutcome } from '../chain/receiptOutcome.ts'
import type { CheckedSignature } from './checkSignatures.ts'
import { type ExecutedName, type ExecutedWith, executedWith } from './executedWith.ts'

/** What an account has executed, and where. */
export type ExecutionOnChain = ExecutedName & {
  /** Of the chain's transaction. */
  hash: Hash
  receipt: Pick<TransactionReceipt, 'status' | 'logs' | 'blockNumber'>
}

/**
 * Who signed what an account has executed: as many signatures of the execution as the account reads, because it has checked each of
 * them itself. Whoever sends it signs by that (`v = 1`, `checkSignatures` of the Safe contracts), and so does who approved its hash
 * on the chain. What stands behind them the account never read (behaviour/payments#signatures-counted).
 *
 * @returns nobody where the account has not executed it, or nothing shows its signatures
 * @throws what viem throws when the node does not answer
 */
export async function readExecutionSignatures(
  client: ChainClient,
  { hash, receipt, ...name }: ExecutionOnChain,
): Promise<CheckedSignature[]> {
  const found = await readExecutedWith(client, { hash, receipt, ...name })
  if (found === undefined) return []
  const { count, owners } =
    found.threshold === undefined
      ? await readRule(client, name.safe, receipt.blockNumber)
      : { count: found.threshold, owners: undefined }
  try {
    const read = await Promise.all(
      splitSignatures(found.signatures, { count }).map(async ({ signature }) => ({
        owner: await recoverSigner({ hash: name.safeTxHash, signature }),
        signature,
        worth: 'signed' as const,
      })),
    )
    return read.filter(({ owner }) => owners?.some((one) => isAddressEqual(one, owner)) ?? true)
  } catch {
    // Signatures that cannot be read name nobody.
    return []
  }
}

/**
 * What the account was given to execute it, by its own event or by the call that was sent to it.
 *
 * @returns undefined where it has not executed it there, or nothing shows it
 * @throws what viem throws when the node does not answer
 */
export async function readExecutedWith(
  client: ChainClient,
  { hash, receipt, ...name }: ExecutionOnChain,
): Promise<ExecutedWith | undefined> {
  const outcome = receiptOutcome(receipt, name.safe, name.safeTxHash)
  if (outcome !== 'succeeded' && outcome !== 'failed') return undefined
  return (
    executedWith(undefined, receipt.logs, name) ??
    executedWith(await getTransaction(client, { hash }), [], name)
  )
}

/** How many signatures the account read; of a node that has forgotten it, how many it reads now, and from whom. */
async function readRule(
  client: ChainClient,
  address: Address,
  block: bigint,
): Promise<{ count: number; owners: readonly Address[] | undefined }> {
  const account = { address, abi: safeAbi } as const
  try {
    const blockNumber = block - 1n
    const before = await readContract(client, {
      ...account,
      functionName: 'getThreshold',
      blockNumber,
    })
    return { count: Number(before), owners: undefined }
  } catch {
    const [threshold, owners] = await Promise.all([
      readContract(client, { ...account, functionName: 'getThreshold' }),
      readContract(client, { ...account, functionName: 'getOwners' }),
    ])
    return { count: Number(threshold), owners }
  }
}
