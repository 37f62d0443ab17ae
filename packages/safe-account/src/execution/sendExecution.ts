import type { Address, Hash } from 'viem'
import { execTransactionCall, type OwnedSignature } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { readAccount } from '../chain/readAccount.ts'
import { placeInLine } from '../queue/placeInLine.ts'
import { CheckFailedError, unread } from '../signing/CheckFailedError.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { verifyCode } from '../signing/verifyCode.ts'
import { verifyHash } from '../signing/verifyHash.ts'
import { executionWord, type SentExecution } from '../store/sentExecutions.ts'
import { openAndSend, type SendParameters } from './askToSend.ts'
import { tryExecution } from './tryExecution.ts'

/** Who sends what, and how the wallet is reached. */
export type SendExecutionParameters = SendParameters<SentExecution> & {
  executor: Address
  signable: SignableTransaction
  /** The hash under which it was signed. */
  gatewayHash: Hash
  /** The owners' signatures; `signaturesFor` chooses them. */
  signatures: readonly OwnedSignature[]
}

/**
 * Checks, tries the call out on the node, and has the wallet send it (behaviour/payments#execution-checks).
 *
 * @throws CheckFailedError when something does not hold or the chain would refuse it; the signal's reason when it was aborted before the
 *   wallet was asked; whatever the wallet throws
 */
export async function sendExecution(
  client: ChainClient,
  { executor, signable, gatewayHash, signatures, ...sending }: SendExecutionParameters,
): Promise<void> {
  const safeTxHash = await verifyHash(client, signable, gatewayHash)
  await verifyCode(client, signable)
  await verifyTurn(client, signable)
  const { safe, transaction, chainId } = signable
  const call = execTransactionCall({ safe, transaction, signatures })
  await tryExecution(client, executor, call)
  const name = { chainId, safe, safeTxHash }
  const asking = { what: executionWord(name), chainId, from: executor }
  await openAndSend(client, sending, asking, call, (sent) => ({ ...name, ...sent }))
}

/** Sees on the chain that it is this transaction's turn. */
async function verifyTurn(
  client: ChainClient,
  { safe, transaction }: SignableTransaction,
): Promise<void> {
  const account = await readAccount(client, { address: safe }).catch(unread('line'))
  const nonce = Number(transaction.nonce)
  const place = placeInLine(nonce, account.nonce)
  if (place.kind !== 'next') throw new CheckFailedError({ kind: 'notItsTurn', nonce, place })
}
