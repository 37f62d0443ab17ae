import type { Address, Hash } from 'viem'
import { execTransactionCall, type OwnedSignature } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { readAccount } from '../chain/readAccount.ts'
import { placeInLine } from '../queue/placeInLine.ts'
import { CheckFailedError, unread } from '../signing/CheckFailedError.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { verifyCode } from '../signing/verifyCode.ts'
import { verifyHash } from '../signing/verifyHash.ts'
import type { WalletAccess } from '../signing/WalletAccess.ts'
import type { AskedSends } from '../store/askedSends.ts'
import { executionWord, type SentExecution } from '../store/sentExecutions.ts'
import { askToSend } from './askToSend.ts'
import { readBeforeAsking } from './readBeforeAsking.ts'
import { tryExecution } from './tryExecution.ts'

/** Who sends what, and how the wallet is reached. */
export type SendExecutionParameters = {
  executor: Address
  signable: SignableTransaction
  /** The hash under which it was signed. */
  gatewayHash: Hash
  /** The owners' signatures; `signaturesFor` chooses them. */
  signatures: readonly OwnedSignature[]
  wallet: WalletAccess
  askedSends: AskedSends
  /** It is the wallet's turn. An abort still counts now. */
  onChecksPassed: () => void
  /** The wallet has sent it: from now on it has to be remembered, also after an abort. */
  onSent: (sent: SentExecution) => void
  /** Aborted when what is executed is not on the screen any more: then the wallet is not asked. */
  signal: AbortSignal
}

/**
 * Checks, tries the call out on the node, and has the wallet send it (behaviour/payments#execution-checks).
 *
 * @throws CheckFailedError when something does not hold or the chain would refuse it; the signal's reason when it was aborted before the
 *   wallet was asked; whatever the wallet throws
 */
export async function sendExecution(
  client: ChainClient,
  {
    executor,
    signable,
    gatewayHash,
    signatures,
    wallet,
    askedSends,
    onChecksPassed,
    onSent,
    signal,
  }: SendExecutionParameters,
): Promise<void> {
  const safeTxHash = await verifyHash(client, signable, gatewayHash)
  await verifyCode(client, signable)
  await verifyTurn(client, signable)
  const { safe, transaction, chainId } = signable
  const call = execTransactionCall({ safe, transaction, signatures })
  await tryExecution(client, executor, call)
  const what = executionWord({ chainId, safe, safeTxHash })
  const asked = await readBeforeAsking(client, { what, chainId, from: executor })
  signal.throwIfAborted()
  const opened = await wallet.open(executor, chainId)
  signal.throwIfAborted()
  onChecksPassed()
  // The listener may still abort.
  signal.throwIfAborted()
  const hash = await askToSend(client, { wallet, opened, askedSends, asked, call })
  const { data } = call
  const { block } = asked
  onSent({ chainId, safe, safeTxHash, hash, from: executor, data, nonce: undefined, block })
  askedSends.forget(asked)
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
