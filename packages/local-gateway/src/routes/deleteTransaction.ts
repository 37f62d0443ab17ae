import { findSigner } from '../chain/findSigner.ts'
import { openAccount } from '../chain/openAccount.ts'
import { deletionHashes } from '../checks/totp.ts'
import type { Gateway } from '../Gateway.ts'
import { notFound, serviceProblem } from '../problems.ts'
import { hash, object, signature } from '../request/fields.ts'
import { readBody } from '../request/readBody.ts'
import { readChain } from '../request/target.ts'
import type { App } from './Route.ts'

const fields = object({ signature })

/**
 * Deletes a queued transaction. Its proposer signs the deletion, or the delegate that proposed it.
 * See behaviour/gateway-server#deletion.
 */
export function deleteTransaction(app: App, gateway: Gateway) {
  app.delete('/v1/chains/:chainId/transactions/:safeTxHash', async (c) => {
    const body = await readBody(c, fields)
    const safeTxHash = hash(c.req.param('safeTxHash'), [])
    const chain = readChain(c, gateway)
    await chain.runExclusive(async () => {
      const { store } = await chain.open()
      const proposal = store.current().proposals.get(safeTxHash)
      if (!proposal) throw notFound()
      const { safe, proposer, proposedByDelegate } = proposal
      const { ledger } = await openAccount(chain, safe)
      if (ledger.executionOf(safeTxHash))
        throw serviceProblem(400, 'A transaction that was executed cannot be deleted.')
      const isStillDelegate = store
        .current()
        .delegates.some(
          (entry) =>
            entry.delegate === proposedByDelegate &&
            entry.delegator === proposer &&
            (entry.safe === null || entry.safe === safe),
        )
      const signers =
        proposedByDelegate && isStillDelegate ? [proposer, proposedByDelegate] : [proposer]
      const { chainId } = chain.settings
      const signer = await findSigner(chain.node, {
        hashes: deletionHashes({ chainId, safe, safeTxHash }, gateway.now()),
        signers,
        signature: body.signature,
        kinds: ['eoa', 'ethSign'],
      })
      if (!signer)
        throw serviceProblem(400, 'Only the proposer can delete it, with a signature of this hour.')
      await store.record([{ type: 'deleted', at: gateway.now(), safeTxHash }])
    })
    return c.body(null, 200)
  })
}
