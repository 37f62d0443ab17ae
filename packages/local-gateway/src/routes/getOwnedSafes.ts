import type { Address } from 'viem'
import type { Answers } from '@ghost-pay/gateway-wire'

import type { ServedChain } from '../chain/serveChain.ts'
import type { Gateway } from '../Gateway.ts'
import { ProblemError } from '../problems.ts'
import { address } from '../request/fields.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** The accounts that an address owns: on one chain (v1), or on all of them (v2, v3). */
export function getOwnedSafes(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/owners/:address/safes', async (c) => {
    const { chain, address } = readTarget(c, gateway)
    return c.json({
      safes: await safesOf(chain, address),
    } satisfies Answers['GET /v1/chains/{chainId}/owners/{ownerAddress}/safes'])
  })

  for (const version of ['v2', 'v3'])
    app.get(`/${version}/owners/:address/safes`, async (c) => {
      const owner = address(c.req.param('address'), [])
      const entries = gateway.chains.map(async (chain) => [
        String(chain.settings.chainId),
        await safesOf(chain, owner).catch(nullIfUnavailable),
      ])
      return c.json(
        Object.fromEntries(
          await Promise.all(entries),
        ) satisfies Answers['GET /v2/owners/{ownerAddress}/safes'],
      )
    })
}

/** The accounts that an address owns on a chain. */
export async function safesOf(chain: ServedChain, owner: Address): Promise<Address[]> {
  const { view } = await chain.open()
  const { index, head } = view
  const ownersOf = async (safe: Address) => {
    const { setup, owners } = index.ledgerOf(safe)
    // Accounts before 1.3.0 do not say at their setup who owns them.
    if (chain.indexesAllAccounts && setup) return owners
    return (await chain.readState(chain.node, safe, head.number))?.owners
  }
  const safes = chain.indexesAllAccounts ? index.safes() : chain.indexer.watched()
  const owned = await Promise.all(
    safes.map(async (safe) => ((await ownersOf(safe))?.includes(owner) ? [safe] : [])),
  )
  return owned.flat()
}

/** A chain that does not answer has null, to distinguish it from one without accounts of the owner. */
function nullIfUnavailable(error: unknown): null {
  if (error instanceof ProblemError) return null
  throw error
}
