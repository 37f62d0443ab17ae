import type { Gateway } from '../../Gateway.ts'
import { serviceProblem } from '../../problems.ts'
import { readChain } from '../../request/target.ts'
import type { App } from '../Route.ts'
import { servicePath } from './servicePath.ts'

/** Why calls of a transaction service are refused, by their paths. */
const refused = {
  'Accounts are not indexed by their modules here.': ['/v1/modules/:address/safes'],
  'There is no bundler here, so there are no safe operations (ERC-4337).': [
    '/v1/safes/:address/safe-operations',
    '/v1/safe-operations/:hash',
    '/v1/safe-operations/:hash/confirmations',
  ],
} as const

/** Calls of a transaction service that this gateway cannot answer: 501, and why. */
export function serviceRefusals(app: App, gateway: Gateway) {
  for (const [reason, paths] of Object.entries(refused))
    for (const path of paths)
      app.all(`${servicePath}${path}`, (c) => {
        readChain(c, gateway)
        throw serviceProblem(501, reason)
      })
}
