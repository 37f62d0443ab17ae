import { isHex } from 'viem'
import {
  collectItems,
  confirmTransaction,
  type GatewayClient,
  getTransaction,
  getTransactionQueue,
  proposeTransaction,
} from '@ghost-pay/gateway-client'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { AccountId } from './accountId.ts'
import { safeOf } from './safeOf.ts'
import { signableFromDetails } from './signableFromDetails.ts'

/** What became of an offer: how many transactions the other gateway has now, and how many it did not take. */
export type Offered = { taken: number; refused: number }

/**
 * Hands what waits at one gateway to another, with the signatures. A hash that is not that of what is handed on is not handed on. What the
 * other one has already stays as it is.
 *
 * @param version of the account's contract
 */
export async function offerToGateway(
  from: GatewayClient,
  to: GatewayClient,
  account: AccountId,
  version: string | null,
): Promise<Offered> {
  const items = await collectItems(from, getTransactionQueue, safeOf(account))
  const ids = items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  let taken = 0
  // One after another: their nonces follow each other.
  for (const id of ids) {
    if (await offerOne(from, to, { account, id, version }).catch(() => false)) taken += 1
  }
  return { taken, refused: ids.length - taken }
}

async function offerOne(
  from: GatewayClient,
  to: GatewayClient,
  { account, id, version }: { account: AccountId; id: string; version: string | null },
): Promise<boolean> {
  const { chainId, address } = account
  const details = await getTransaction(from, { chainId, id })
  const read = signableFromDetails(details, chainId, version)
  if (read.status !== 'signable' || details.detailedExecutionInfo?.type !== 'MULTISIG') return false
  const hash = safeTxHash(read.signable)
  const { confirmations } = details.detailedExecutionInfo
  const signed = confirmations.flatMap(({ signer, signature }) =>
    isHex(signature) ? [{ sender: signer.value, signature }] : [],
  )
  const [first, ...others] = signed
  if (first === undefined) return false
  const { transaction } = read.signable
  const origin = details.note === null ? undefined : JSON.stringify({ note: details.note })
  const proposed = { chainId, address, transaction, safeTxHash: hash, origin, ...first }
  await proposeTransaction(to, proposed)
  for (const { signature } of others) {
    await confirmTransaction(to, { chainId, safeTxHash: hash, signature })
  }
  return true
}
