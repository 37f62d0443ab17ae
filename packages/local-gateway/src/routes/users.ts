import type { Answers } from '@ghost-pay/gateway-wire'

import { requireSession } from '../auth/requireSession.ts'
import type { Sessions } from '../auth/sessions.ts'
import { userIdOf } from '../auth/userId.ts'
import type { CounterfactualSafe } from '../offchain/OffchainEvent.ts'
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
import type { Route } from './Route.ts'

const asText: Field<string> = (value, path) => decimal(value, path).toString()

const counterfactualSafe: Field<CounterfactualSafe> = object({
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

const additions = object({ safes: list(counterfactualSafe, { min: 1, max: 100 }) })
const removals = object({ safes: list(object({ chainId: asText, address }), { min: 1, max: 100 }) })

/** The signed-in user, and the user's counterfactual accounts: those that are not deployed yet. */
export const users =
  (sessions: Sessions): Route =>
  (app, gateway) => {
    app.get('/v1/users', async (c) => {
      const session = await requireSession(c, sessions)
      const id = userIdOf(session.address)
      return c.json({
        id,
        status: 'ACTIVE',
        wallets: [{ id, address: session.address }],
      } satisfies Answers['GET /v1/users'])
    })

    app.get('/v1/users/counterfactual-safes', async (c) => {
      const { address: user } = await requireSession(c, sessions)
      const entries = gateway.chains.map(async (chain) => {
        const { store } = await chain.open()
        const safes = store
          .current()
          .counterfactualSafes.filter((entry) => entry.user === user)
          .map(({ safe: { chainId: _, ...safe } }) => safe)
        return [String(chain.settings.chainId), safes] as const
      })
      const found = (await Promise.all(entries)).filter(([, safes]) => safes.length > 0)
      return c.json({
        safes: Object.fromEntries(found),
      } satisfies Answers['GET /v1/users/counterfactual-safes'])
    })

    app.post('/v1/users/counterfactual-safes', async (c) => {
      const { address: user } = await requireSession(c, sessions)
      const { safes } = await readBody(c, additions)
      const additionsByStore = await Promise.all(
        safes.map(async (safe) => {
          const snapshot = await findChain(gateway, safe.chainId)?.open()
          if (!snapshot) throw notFound()
          if (snapshot.view.index.isSafe(safe.address))
            throw refusal(409, `${safe.address} is deployed already.`)
          return { store: snapshot.store, safe }
        }),
      )
      for (const { store, safe } of additionsByStore)
        await store.record([{ type: 'counterfactualSafeAdded', at: gateway.now(), user, safe }])
      return c.body(null, 201)
    })

    app.delete('/v1/users/counterfactual-safes', async (c) => {
      const { address: user } = await requireSession(c, sessions)
      const { safes } = await readBody(c, removals)
      for (const safe of safes) {
        const snapshot = await findChain(gateway, safe.chainId)?.open()
        if (!snapshot) throw notFound()
        const { address } = safe
        await snapshot.store.record([
          { type: 'counterfactualSafeRemoved', at: gateway.now(), user, address },
        ])
      }
      return c.body(null, 204)
    })
  }
