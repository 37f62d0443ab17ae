import type { Hono } from 'hono'

import { requireSession } from '../auth/requireSession.ts'
import { userIdOf } from '../auth/userId.ts'
import type { Fact, PlannedSafe } from '../facts/Fact.ts'
import type { Gateway } from '../Gateway.ts'
import { notFound, refusal } from '../problems.ts'
import {
  address,
  decimal,
  type Field,
  hex,
  integer,
  list,
  nullish,
  object,
  text,
} from '../request/fields.ts'
import { readBody } from '../request/readBody.ts'
import { findChain } from '../request/target.ts'

const asText: Field<string> = (value, path) => decimal(value, path).toString()

const plan: Field<PlannedSafe> = object({
  chainId: asText,
  address,
  factoryAddress: address,
  masterCopy: address,
  saltNonce: asText,
  safeVersion: text,
  threshold: integer,
  owners: list(address, { min: 1 }),
  fallbackHandler: nullish(address),
  to: nullish(address),
  data: hex,
  paymentToken: nullish(address),
  payment: nullish(asText),
  paymentReceiver: nullish(address),
})

const plans = object({ safes: list(plan, { min: 1, max: 100 }) })
const places = object({ safes: list(object({ chainId: asText, address }), { min: 1, max: 100 }) })

/** Who is signed in, and the accounts that they plan but have not deployed. */
export function users(app: Hono, gateway: Gateway) {
  app.get('/v1/users', async (c) => {
    const session = await requireSession(c, gateway)
    const id = userIdOf(session.address)
    return c.json({ id, status: 'ACTIVE', wallets: [{ id, address: session.address }] })
  })

  app.get('/v1/users/counterfactual-safes', async (c) => {
    const { address: user } = await requireSession(c, gateway)
    const entries = gateway.chains.map(async (chain) => {
      const { facts } = await chain.open()
      const mine = facts.current().plans.filter((planned) => planned.user === user)
      return [String(chain.settings.chainId), mine.map((planned) => planned.plan)] as const
    })
    const found = (await Promise.all(entries)).filter(([, planned]) => planned.length > 0)
    return c.json({ safes: Object.fromEntries(found) })
  })

  app.post('/v1/users/counterfactual-safes', async (c) => {
    const { address: user } = await requireSession(c, gateway)
    const { safes } = await readBody(c, plans)
    const books = await Promise.all(
      safes.map(async (safe) => {
        const snapshot = await findChain(gateway, safe.chainId)?.open()
        if (!snapshot) throw notFound()
        if (snapshot.view.index.isSafe(safe.address))
          throw refusal(409, `${safe.address} is deployed already.`)
        return { facts: snapshot.facts, safe }
      }),
    )
    for (const { facts, safe } of books) {
      const planned: Fact = { type: 'safePlanned', at: gateway.now(), user, plan: safe }
      await facts.record([planned])
    }
    return c.body(null, 201)
  })

  app.delete('/v1/users/counterfactual-safes', async (c) => {
    const { address: user } = await requireSession(c, gateway)
    const { safes } = await readBody(c, places)
    for (const safe of safes) {
      const snapshot = await findChain(gateway, safe.chainId)?.open()
      if (!snapshot) throw notFound()
      const dropped: Fact = { type: 'planDropped', at: gateway.now(), user, address: safe.address }
      await snapshot.facts.record([dropped])
    }
    return c.body(null, 204)
  })
}
