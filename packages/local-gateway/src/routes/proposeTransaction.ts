import { type Address, type Hash, type Hex, zeroAddress } from 'viem'
import type { Answers } from '@ghost-pay/gateway-wire'
import type { SafeTransaction } from '@ghost-pay/safe-protocol'

import { readOrigin } from '../answers/origin.ts'
import { hashOf, preimageOf } from '../chain/hashOf.ts'
import { type Account, openAccount } from '../chain/openAccount.ts'
import type { ServedChain } from '../chain/serveChain.ts'
import { verifySignatures } from '../chain/verifySignature.ts'
import { checkProposal } from '../checks/checkProposal.ts'
import type { Gateway } from '../Gateway.ts'
import type { OffchainEvent } from '../offchain/OffchainEvent.ts'
import { readBody } from '../request/readBody.ts'
import { readTarget } from '../request/target.ts'
import { proposalFields } from '../request/transactionFields.ts'
import { detailsOf } from './getTransaction.ts'
import type { App } from './Route.ts'

/** Adds a transaction to the queue and, with a signature, the first confirmation. Proposing it again confirms it. */
export function proposeTransaction(app: App, gateway: Gateway) {
  app.post('/v1/chains/:chainId/transactions/:address/propose', async (c) => {
    const body = await readBody(c, proposalFields)
    const { chain, address: safe } = readTarget(c, gateway)
    await recordProposal(gateway, { chain, safe, body })
    return c.json(
      (await detailsOf(
        chain,
        safe,
        body.safeTxHash,
      )) satisfies Answers['POST /v1/chains/{chainId}/transactions/{safeAddress}/propose'],
    )
  })
}

/** What a caller proposes. */
type Proposed = ReturnType<typeof proposalFields>

/**
 * Checks a proposal and records it, with the confirmations that it carries.
 *
 * @throws ProblemError when it does not hold; then nothing is recorded
 */
export async function recordProposal(
  gateway: Gateway,
  { chain, safe, body }: { chain: ServedChain; safe: Address; body: Proposed },
): Promise<void> {
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
  const { safeTxHash, sender } = body
  const signatures =
    body.signature &&
    (await verify(chain, await openAccount(chain, safe), transaction, {
      ...body,
      signatures: body.signature,
    }))
  const decide = (account: Account) => {
    const { state, open, ledger, offchain } = account
    const delegators = delegatorsOf(account, sender)
    const problem = checkProposal({
      state,
      open,
      executedIn: ledger.executionOf(safeTxHash)?.executed.transactionHash,
      nonce: body.nonce,
      operation: body.operation,
      trustedTarget: chain.mayDelegateCall(body.to),
      claimedHash: safeTxHash,
      computedHash: hashOf(chain, state, transaction),
      sender,
      delegators,
      signatures: body.signature === null ? undefined : signatures,
    })
    if (problem) throw problem

    const at = gateway.now()
    const byDelegate = !state.owners.includes(sender)
    const proposed: OffchainEvent = {
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
    return [
      ...(offchain.proposals.has(safeTxHash) ? [] : [proposed]),
      ...confirmed.map(({ owner, signature }): OffchainEvent => ({
        type: 'confirmed',
        at,
        safeTxHash,
        owner,
        signature,
      })),
    ]
  }
  await gateway.record(chain, safe, decide, body)
}

/** Runs before the lock is taken: contracts among the owners may be called, which can take seconds. */
function verify(
  chain: ServedChain,
  account: Account,
  transaction: SafeTransaction,
  { safeTxHash, sender, signatures }: { safeTxHash: Hash; sender: Address; signatures: Hex },
) {
  const { state } = account
  const isDelegate = delegatorsOf(account, sender).length > 0
  const signers = isDelegate ? [...state.owners, sender] : state.owners
  return verifySignatures(chain.node, {
    account: state,
    hash: safeTxHash,
    preimage: preimageOf(chain, state, transaction) ?? '0x',
    signatures,
    contracts: signers,
    maxSignatures: signers.length,
  })
}

/** The owners for whom the sender may propose. */
function delegatorsOf({ address: safe, state, offchain }: Account, sender: Address): Address[] {
  return offchain.delegates
    .filter((entry) => entry.delegate === sender && (entry.safe === null || entry.safe === safe))
    .map(({ delegator }) => delegator)
    .filter((delegator) => state.owners.includes(delegator))
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
