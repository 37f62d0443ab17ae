import type { Address, Hash } from 'viem'
import type { Answers, TransactionDetails } from '@ghost-pay/gateway-wire'
import {
  InvalidTransactionIdError,
  parseTransactionId,
  type TransactionId,
} from '@ghost-pay/safe-protocol'

import { moduleTransactionId } from '../answers/moduleTransactions.ts'
import { moduleDetails, multisigDetails, transferDetails } from '../answers/transactionDetails.ts'
import { addressesIn } from '../answers/transactionInfo.ts'
import { tokenOf, transferId } from '../answers/transfers.ts'
import { findSafeOf } from '../chain/findSafeOf.ts'
import { getMined } from '../chain/node.ts'
import { type Account, openAccount, readNonce, readTransaction } from '../chain/openAccount.ts'
import type { ServedChain } from '../chain/serveChain.ts'
import type { Gateway } from '../Gateway.ts'
import { notFound, refusal } from '../problems.ts'
import { readChain } from '../request/target.ts'
import type { App } from './Route.ts'

/** One transaction in full, by its id or by its hash. */
export function getTransaction(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/transactions/:id', async (c) => {
    const id = readId(c.req.param('id'))
    const chain = readChain(c, gateway)
    switch (id.type) {
      case 'safeTxHash': {
        const safe = findSafeOf(chain, await chain.open(), id.safeTxHash)
        if (!safe) throw notFound()
        return c.json(
          (await detailsOf(
            chain,
            safe,
            id.safeTxHash,
          )) satisfies Answers['GET /v1/chains/{chainId}/transactions/{id}'],
        )
      }
      case 'multisig': {
        const owner = findSafeOf(chain, await chain.open(), id.safeTxHash)
        if (owner && owner !== id.safe) throw invalidId()
        return c.json(
          (await detailsOf(
            chain,
            id.safe,
            id.safeTxHash,
          )) satisfies Answers['GET /v1/chains/{chainId}/transactions/{id}'],
        )
      }
      case 'module':
        return c.json(
          (await readModule(
            await openAccount(chain, id.safe),
            id.moduleTransactionId,
          )) satisfies Answers['GET /v1/chains/{chainId}/transactions/{id}'],
        )
      case 'transfer':
        return c.json(
          (await readTransfer(
            await openAccount(chain, id.safe),
            id.transferId,
          )) satisfies Answers['GET /v1/chains/{chainId}/transactions/{id}'],
        )
      // Ids of 2023, and the creation, which has no details.
      default:
        throw notFound()
    }
  })
}

function invalidId() {
  return refusal(400, 'Invalid transaction ID')
}

function readId(source: string): TransactionId {
  try {
    return parseTransactionId(source)
  } catch (error) {
    if (error instanceof InvalidTransactionIdError) throw invalidId()
    throw error
  }
}

/**
 * A transaction of the owners in full.
 *
 * @throws ProblemError 404 when the account has no such transaction
 */
export async function detailsOf(
  chain: ServedChain,
  safe: Address,
  safeTxHash: Hash,
): Promise<TransactionDetails> {
  const account = await openAccount(chain, safe)
  const transaction = await readTransaction(account, safeTxHash)
  if (!transaction) throw notFound()
  const [mined] = await Promise.all([
    transaction.execution && getMined(chain.node, transaction.execution.transactionHash),
    chain.tokens.load([...addressesIn(transaction), transaction.gasToken]),
  ])
  const sameNonce = await readNonce(account, transaction.nonce)
  const { state } = account
  return multisigDetails({ transaction, sameNonce, mined, state, names: chain.names })
}

/** The hash of the chain's transaction that the id of a part of it contains, behind a letter. */
function hashIn(id: string): Hash {
  return `0x${id.slice(1, 65)}`
}

async function readModule(
  { chain, address, ledger }: Account,
  id: string,
): Promise<TransactionDetails> {
  const found = ledger.modules
    .inTransaction(hashIn(id))
    .find((transaction) => moduleTransactionId(transaction) === id)
  if (!found) throw notFound()
  await chain.tokens.load(addressesIn(found))
  return moduleDetails(found, address, chain.names)
}

async function readTransfer(
  { chain, address, ledger }: Account,
  id: string,
): Promise<TransactionDetails> {
  const found = ledger.transfers
    .inTransaction(hashIn(id))
    .find((transfer) => transferId(transfer) === id)
  if (!found) throw notFound()
  const token = tokenOf(found)
  if (token) await chain.tokens.load([token])
  return transferDetails(found, address, chain.names)
}
