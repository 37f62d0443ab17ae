import { decodeData as decode } from '../../answers/dataDecoded.ts'
import type { Gateway } from '../../Gateway.ts'
import { notFound, serviceProblem } from '../../problems.ts'
import { address, hex, nullish, object } from '../../request/fields.ts'
import { readBody } from '../../request/readBody.ts'
import { checkFilters, servicePage } from '../../request/servicePage.ts'
import { readChain, readTarget } from '../../request/target.ts'
import { aboutService } from '../getAbout.ts'
import { deployedMasterCopies } from '../getMasterCopies.ts'
import type { App } from '../Route.ts'
import { servicePath } from './servicePath.ts'

const encoded = object({ data: hex, to: nullish(address) })

/** What a transaction service knows of its chain: itself, the account implementations, tokens, and calldata in words. */
export function serviceAbout(app: App, gateway: Gateway) {
  app.get(`${servicePath}/v1/about`, (c) => {
    readChain(c, gateway)
    return c.json(aboutService(c))
  })

  app.get(`${servicePath}/v1/about/singletons`, async (c) => {
    const chain = readChain(c, gateway)
    const { number } = (await chain.open()).view.head
    const deployed = await deployedMasterCopies(chain)
    return c.json(
      deployed.map(({ address, version }) => ({
        address,
        version: version.replace('+L2', ''),
        deployer: 'Gnosis',
        // Every block is read; when a contract was deployed is not looked up.
        deployedBlockNumber: 0,
        lastIndexedBlockNumber: number,
        l2: version.endsWith('+L2'),
      })),
    )
  })

  app.get(`${servicePath}/v1/tokens`, async (c) => {
    const { tokens, settings } = readChain(c, gateway)
    checkFilters(c, [])
    const addresses = settings.tokens?.map((token) => token.address) ?? []
    await tokens.load(addresses)
    const known = addresses.map((token) => tokens.get(token)).filter((token) => token !== null)
    return servicePage(c, known, (page) => page)
  })

  app.get(`${servicePath}/v1/tokens/:address`, async (c) => {
    const { chain, address: token } = readTarget(c, gateway)
    await chain.tokens.load([token])
    const found = chain.tokens.get(token)
    if (!found) throw serviceProblem(404, 'No token is at this address')
    return c.json(found)
  })

  app.post(`${servicePath}/v1/data-decoder`, async (c) => {
    const { data, to } = await readBody(c, encoded)
    const decoded = decode(data, to, readChain(c, gateway).names)
    if (!decoded) throw notFound()
    return c.json(decoded)
  })
}
