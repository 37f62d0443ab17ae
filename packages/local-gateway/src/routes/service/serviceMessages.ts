import { serviceMessage } from '../../answers/serviceMessage.ts'
import { openAccount } from '../../chain/openAccount.ts'
import type { Gateway } from '../../Gateway.ts'
import { notFound, refusal } from '../../problems.ts'
import { hash } from '../../request/fields.ts'
import { readBody } from '../../request/readBody.ts'
import { checkFilters, servicePage } from '../../request/servicePage.ts'
import { readChain, readTarget } from '../../request/target.ts'
import { recordMessageConfirmation, signatureFields } from '../confirmMessage.ts'
import { messageFields, recordMessage } from '../proposeMessage.ts'
import type { App } from '../Route.ts'
import { servicePath } from './servicePath.ts'

/** Messages that accounts are asked to sign, newest first. */
export function serviceMessages(app: App, gateway: Gateway) {
  const list = `${servicePath}/v1/safes/:address/messages`

  app.get(list, async (c) => {
    const { chain, address } = readTarget(c, gateway)
    checkFilters(c, ['ordering'])
    const asked = c.req.query('ordering') ?? '-created'
    if (asked !== '-created' && asked !== 'created')
      throw refusal(400, 'Ordering field is not valid: created')
    const { offchain } = await openAccount(chain, address)
    const sign = asked === 'created' ? 1 : -1
    const found = [...offchain.messages.values()]
      .filter(({ safe }) => safe === address)
      .sort((a, b) => sign * (a.createdAt - b.createdAt))
    return servicePage(c, found, (page) => page.map(serviceMessage))
  })

  app.post(list, async (c) => {
    const body = await readBody(c, messageFields)
    const { chain, address: safe } = readTarget(c, gateway)
    await recordMessage(gateway, { chain, safe, body })
    return c.json({ message: body.message, signature: body.signature }, 201)
  })

  app.get(`${servicePath}/v1/messages/:messageHash`, async (c) => {
    const messageHash = hash(c.req.param('messageHash'), [])
    const { store } = await readChain(c, gateway).open()
    const found = store.current().messages.get(messageHash)
    if (!found) throw notFound()
    return c.json(serviceMessage(found))
  })

  app.post(`${servicePath}/v1/messages/:messageHash/signatures`, async (c) => {
    const { signature } = await readBody(c, signatureFields)
    const messageHash = hash(c.req.param('messageHash'), [])
    const chain = readChain(c, gateway)
    await recordMessageConfirmation(gateway, { chain, messageHash, signature })
    return c.json({ signature }, 201)
  })
}
