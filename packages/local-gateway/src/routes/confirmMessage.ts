import type { Hash, Hex } from 'viem'

import { messageHashOf } from '../chain/messageHashOf.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { ServedChain } from '../chain/serveChain.ts'
import { verifySignatures } from '../chain/verifySignature.ts'
import { checkOneOwner } from '../checks/checkConfirmation.ts'
import type { Gateway } from '../Gateway.ts'
import { checkProblem, notFound } from '../problems.ts'
import { hash, object, signature } from '../request/fields.ts'
import { readBody } from '../request/readBody.ts'
import { readChain } from '../request/target.ts'
import type { App } from './Route.ts'

/** The body of an owner's signature. */
export const signatureFields = object({ signature })

/** Adds an owner's signature to a message. Signing twice changes nothing. */
export function confirmMessage(app: App, gateway: Gateway) {
  app.post('/v1/chains/:chainId/messages/:messageHash/signatures', async (c) => {
    const body = await readBody(c, signatureFields)
    const messageHash = hash(c.req.param('messageHash'), [])
    const chain = readChain(c, gateway)
    await recordMessageConfirmation(gateway, { chain, messageHash, signature: body.signature })
    return c.body(null, 200)
  })
}

/**
 * Checks an owner's signature of a message and records it.
 *
 * @throws ProblemError when it does not hold; then nothing is recorded
 */
export async function recordMessageConfirmation(
  gateway: Gateway,
  { chain, messageHash, signature }: { chain: ServedChain; messageHash: Hash; signature: Hex },
): Promise<void> {
  const verified = await verify(chain, messageHash, signature)
  await chain.runExclusive(async () => {
    const { store } = await chain.open()
    const known = store.current().messages.get(messageHash)
    if (!known) throw notFound()
    const { state } = await openAccount(chain, known.safe)
    const problem = checkOneOwner({ state, signatures: verified })
    if (problem) throw problem
    const at = gateway.now()
    await store.record(
      (verified ?? [])
        .filter(({ owner }) => !known.confirmations.some((other) => other.owner === owner))
        .map(({ owner, signature }) => ({
          type: 'messageConfirmed',
          at,
          messageHash,
          owner,
          signature,
        })),
    )
  })
}

/** Runs before the lock is taken: a contract among the owners may be called, which can take seconds. */
async function verify(chain: ServedChain, messageHash: Hash, signatures: Hex) {
  const { store } = await chain.open()
  const known = store.current().messages.get(messageHash)
  if (!known) throw notFound()
  const { state } = await openAccount(chain, known.safe)
  const hashed = messageHashOf(chain, state, known.message)
  if (hashed?.hash !== messageHash) throw checkProblem('Invalid messageHash')
  return verifySignatures(chain.node, {
    account: state,
    hash: messageHash,
    preimage: hashed.preimage,
    signatures,
    contracts: state.owners,
    maxSignatures: 1,
  })
}
