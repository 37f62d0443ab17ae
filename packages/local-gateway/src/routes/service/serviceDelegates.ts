import type { Gateway } from '../../Gateway.ts'
import { checkFilters, servicePage } from '../../request/servicePage.ts'
import { readChain } from '../../request/target.ts'
import { findDelegates, recordDelegate, recordRemoval } from '../delegates.ts'
import type { App } from '../Route.ts'
import { servicePath } from './servicePath.ts'

/** Delegations never expire here. */
const expiryDate = null

/** The delegates of owners. */
export function serviceDelegates(app: App, gateway: Gateway) {
  const path = `${servicePath}/v2/delegates`

  app.get(path, async (c) => {
    checkFilters(c, ['safe', 'delegate', 'delegator', 'label'])
    const found = await findDelegates(c, readChain(c, gateway))
    return servicePage(c, found, (page) => page.map((entry) => ({ ...entry, expiryDate })))
  })

  app.post(path, async (c) => {
    const added = await recordDelegate(c, gateway, 'v2')
    return c.json({ ...added, expiryDate }, 201)
  })

  app.delete(`${path}/:delegate`, async (c) => {
    await recordRemoval(c, gateway, 'v2')
    return c.body(null, 204)
  })
}
