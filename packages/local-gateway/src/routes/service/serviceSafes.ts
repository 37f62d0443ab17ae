import { creationAnswer } from '../../answers/creation.ts'
import { serviceSafe } from '../../answers/serviceTransaction.ts'
import { readCreation } from '../../chain/creation.ts'
import { estimateGas } from '../../chain/estimateGas.ts'
import { openAccount } from '../../chain/openAccount.ts'
import type { Gateway } from '../../Gateway.ts'
import { notFound } from '../../problems.ts'
import { readBody } from '../../request/readBody.ts'
import { readTarget } from '../../request/target.ts'
import { estimation } from '../estimateTransaction.ts'
import { safesOf } from '../getOwnedSafes.ts'
import type { App } from '../Route.ts'
import { servicePath } from './servicePath.ts'

/** Accounts as a transaction service answers about them: state, creation, by owner, and the gas that a call needs. */
export function serviceSafes(app: App, gateway: Gateway) {
  app.get(`${servicePath}/v1/safes/:address`, async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const { state } = await openAccount(chain, address)
    return c.json(serviceSafe(state))
  })

  app.get(`${servicePath}/v1/safes/:address/creation`, async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const creation = await readCreation(await openAccount(chain, address))
    if (!creation) throw notFound()
    return c.json({
      ...creationAnswer(creation, chain.names),
      // Accounts that a bundler created are not told apart.
      userOperation: null,
    })
  })

  app.get(`${servicePath}/v1/owners/:address/safes`, async (c) => {
    const { chain, address } = readTarget(c, gateway)
    return c.json({ safes: await safesOf(chain, address) })
  })

  app.post(`${servicePath}/v1/safes/:address/multisig-transactions/estimations`, async (c) => {
    const body = await readBody(c, estimation)
    const { chain, address } = readTarget(c, gateway)
    const { state } = await openAccount(chain, address)
    const gas = await estimateGas(chain.node, { ...body, state, data: body.data ?? '0x' })
    return c.json({ safeTxGas: gas.toString() })
  })
}
