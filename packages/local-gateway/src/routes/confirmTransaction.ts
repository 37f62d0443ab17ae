import type { Address, Hash, Hex } from 'viem'
import type { Answers } from '@ghost-pay/gateway-wire'

import { findSafeOf } from '../chain/findSafeOf.ts'
import { hashOf, preimageOf } from '../chain/hashOf.ts'
import { openAccount, readTransaction } from '../chain/openAccount.ts'
import type { ServedChain } from '../chain/serveChain.ts'
import { verifySignatures } from '../chain/verifySignature.ts'
import { checkConfirmation } from '../checks/checkConfirmation.ts'
import type { Gateway } from '../Gateway.ts'
import { checkProblem, notFound } from '../problems.ts'
import { hash, signature as signatureField } from '../request/fields.ts'
import { readBody } from '../request/readBody.ts'
import { readChain } from '../request/target.ts'
import { confirmationFields } from '../request/transactionFields.ts'
import { detailsOf } from './getTransaction.ts'
import type { App } from './Route.ts'

/** Adds a confirmation to a queued transaction. */
export function confirmTransaction(app: App, gateway: Gateway) {
  app.post('/v1/chains/:chainId/transactions/:safeTxHash/confirmations', async (c) => {
    const body = await readBody(c, confirmationFields)
    const signatures = signatureField(body.signature ?? body.signedSafeTxHash ?? undefined, [
      'signature',
    ])
    const safeTxHash = hash(c.req.param('safeTxHash'), [])
    const chain = readChain(c, gateway)
    const safe = await recordConfirmation(gateway, { chain, safeTxHash, signatures })
    return c.json(
      (await detailsOf(
        chain,
        safe,
        safeTxHash,
      )) satisfies Answers['POST /v1/chains/{chainId}/transactions/{safeTxHash}/confirmations'],
    )
  })
}

/**
 * Checks a confirmation of a waiting transaction and records it.
 *
 * @returns the account of the transaction
 * @throws ProblemError when it does not hold; then nothing is recorded
 */
export async function recordConfirmation(
  gateway: Gateway,
  { chain, safeTxHash, signatures }: { chain: ServedChain; safeTxHash: Hash; signatures: Hex },
): Promise<Address> {
  const verified = await verify(chain, safeTxHash, signatures)
  return chain.runExclusive(async () => {
    const { address, snapshot, state, transaction } = await findTransaction(chain, safeTxHash)
    const problem = checkConfirmation({ state, transaction, signatures: verified })
    if (problem) throw problem
    const at = gateway.now()
    const isKnown = (owner: string) =>
      snapshot.store
        .current()
        .proposals.get(safeTxHash)
        ?.confirmations.some((confirmation) => confirmation.owner === owner)
    await snapshot.store.record(
      (verified ?? [])
        .filter(({ owner }) => !isKnown(owner))
        .map(({ owner, signature }) => ({ type: 'confirmed', at, safeTxHash, owner, signature })),
    )
    return address
  })
}

/** Runs before the lock is taken: a contract among the owners may be called, which can take seconds. */
async function verify(chain: ServedChain, safeTxHash: Hash, signatures: Hex) {
  const { state, transaction } = await findTransaction(chain, safeTxHash)
  const fields = { ...transaction, nonce: BigInt(transaction.nonce) }
  if (hashOf(chain, state, fields) !== safeTxHash) throw checkProblem('Invalid safeTxHash')
  return verifySignatures(chain.node, {
    account: state,
    hash: safeTxHash,
    preimage: preimageOf(chain, state, fields) ?? '0x',
    signatures,
    contracts: state.owners,
    maxSignatures: 1,
  })
}

/**
 * A transaction of the owners by its hash, and its account.
 *
 * @throws ProblemError 404 when no account has such a transaction
 */
export async function findTransaction(chain: ServedChain, safeTxHash: Hash) {
  const safe = findSafeOf(chain, await chain.open(), safeTxHash)
  if (!safe) throw notFound()
  const account = await openAccount(chain, safe)
  const transaction = await readTransaction(account, safeTxHash)
  if (!transaction) throw notFound()
  return { ...account, transaction }
}
