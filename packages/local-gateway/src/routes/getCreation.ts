import { creationAnswer } from '../answers/creation.ts'
import { readCreation } from '../chain/creation.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { notFound } from '../problems.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** The creation of an account, with the parameters that create it on another chain. */
export function getCreation(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safes/:address/transactions/creation', async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const creation = await readCreation(await openAccount(chain, address))
    if (!creation) throw notFound()
    return c.json(creationAnswer(creation, chain.names))
  })
}
