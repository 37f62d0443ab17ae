import type { Hono } from 'hono'
import { zeroAddress } from 'viem'

import { readOrigin } from '../answers/origin.ts'
import { checkProposal } from '../checks/checkProposal.ts'
import { hashOf, preimageOf } from '../chain/hashOf.ts'
import { openAccount } from '../chain/openAccount.ts'
import { verifySignatures } from '../chain/verifySignature.ts'
import type { Fact } from '../facts/Fact.ts'
import type { Gateway } from '../Gateway.ts'
import { readBody } from '../request/readBody.ts'
import { readTarget } from '../request/target.ts'
import { proposalFields } from '../request/transactionFields.ts'
import { detailsOf } from './getTransaction.ts'

/** Takes a transaction into the queue; with a signature, also the first confirmation. Proposing again confirms. */
export function proposeTransaction(app: Hono, gateway: Gateway) {
  app.post('/v1/chains/:chainId/transactions/:address/propose', async (c) => {
    const body = await readBody(c, proposalFields)
    const { chain, address: safe } = readTarget(c, gateway)
    const transaction = {
      to: body.to,
      value: body.value,
      data: body.data ?? '0x',
      operation: body.operation,
      safeTxGas: body.safeTxGas,
      baseGas: body.baseGas,
      gasPrice: body.gasPrice,
      gasToken: body.gasToken,
      refundReceiver: body.refundReceiver ?? zeroAddress,
      nonce: body.nonce,
    } as const
    await chain.exclusively(async () => {
      const { state, transactions, facts, snapshot } = await openAccount(chain, safe)
      const { safeTxHash, sender } = body
      const signatures = body.signature
        ? await verifySignatures(chain.node, {
            safe,
            hash: safeTxHash,
            preimage: preimageOf(chain, state, transaction) ?? '0x',
            signatures: body.signature,
          })
        : undefined
      const delegators = facts.delegates
        .filter(
          (entry) => entry.delegate === sender && (entry.safe === null || entry.safe === safe),
        )
        .map(({ delegator }) => delegator)
        .filter((delegator) => state.owners.includes(delegator))
      const problem = checkProposal({
        state,
        transactions,
        nonce: body.nonce,
        operation: body.operation,
        trustedTarget: chain.mayDelegateCall(body.to),
        claimedHash: safeTxHash,
        computedHash: hashOf(chain, state, transaction),
        sender,
        delegators,
        signatures,
      })
      if (problem) throw problem

      const at = gateway.now()
      const byDelegate = !state.owners.includes(sender)
      const proposed: Fact = {
        type: 'proposed',
        at,
        safe,
        safeTxHash,
        fields: asDecimals(transaction),
        proposer: byDelegate ? (delegators[0] ?? sender) : sender,
        proposedByDelegate: byDelegate ? sender : null,
        origin: readOrigin(body.origin),
      }
      // A delegate proposes in the name of an owner, and does not confirm.
      const confirmed = byDelegate ? [] : (signatures ?? [])
      await snapshot.facts.record([
        ...(facts.proposals.has(safeTxHash) ? [] : [proposed]),
        ...confirmed.map(({ owner, signature }): Fact => ({
          type: 'confirmed',
          at,
          safeTxHash,
          owner,
          signature,
        })),
      ])
    })
    return c.json(await detailsOf(chain, safe, body.safeTxHash))
  })
}

function asDecimals(transaction: Parameters<typeof hashOf>[2]) {
  const { value, safeTxGas, baseGas, gasPrice, nonce } = transaction
  return {
    ...transaction,
    value: value.toString(),
    safeTxGas: safeTxGas.toString(),
    baseGas: baseGas.toString(),
    gasPrice: gasPrice.toString(),
    nonce: nonce.toString(),
  }
}
