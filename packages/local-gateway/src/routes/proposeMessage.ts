import type { Hono } from 'hono'

import { longestOrigin, readOrigin } from '../answers/origin.ts'
import { messageHashOf } from '../chain/messageHashOf.ts'
import { openAccount } from '../chain/openAccount.ts'
import { verifySignatures } from '../chain/verifySignature.ts'
import { checkOneOwner } from '../checks/checkConfirmation.ts'
import type { TypedMessage } from '../facts/Fact.ts'
import type { Gateway } from '../Gateway.ts'
import { checkProblem, serviceProblem } from '../problems.ts'
import {
  type Field,
  list,
  nullish,
  object,
  record,
  signature,
  text,
  textUpTo,
} from '../request/fields.ts'
import { readBody } from '../request/readBody.ts'
import { readTarget } from '../request/target.ts'

const typedMessage = object({
  domain: record,
  primaryType: text,
  types: (value, path) =>
    Object.fromEntries(
      Object.entries(record(value, path)).map(([name, entries]) => [
        name,
        list(object({ name: text, type: text }))(entries, [...path, name]),
      ]),
    ),
  message: record,
})

const messageField: Field<string | TypedMessage> = (value, path) =>
  typeof value === 'string' ? value : typedMessage(value, path)

const fields = object({
  message: messageField,
  signature,
  origin: nullish(textUpTo(longestOrigin)),
})

/** Asks an account to sign a message; the first signature comes along. */
export function proposeMessage(app: Hono, gateway: Gateway) {
  app.post('/v1/chains/:chainId/safes/:address/messages', async (c) => {
    const body = await readBody(c, fields)
    const { chain, address: safe } = readTarget(c, gateway)
    await chain.exclusively(async () => {
      const { state, snapshot, facts } = await openAccount(chain, safe)
      const hashed = messageHashOf(chain, state, body.message)
      if (!hashed) throw checkProblem('Could not calculate messageHash')
      const { hash: messageHash, preimage } = hashed
      const verified = await verifySignatures(chain.node, {
        safe,
        hash: messageHash,
        preimage,
        signatures: body.signature,
      })
      const problem = checkOneOwner({ state, signatures: verified })
      if (problem) throw problem
      if (facts.messages.has(messageHash))
        throw serviceProblem(400, `Message with hash ${messageHash} already exists.`)
      const [signed] = verified ?? []
      if (!signed) throw checkProblem('Invalid signature')
      const at = gateway.now()
      await snapshot.facts.record([
        {
          type: 'messageProposed',
          at,
          safe,
          messageHash,
          message: body.message,
          proposedBy: signed.owner,
          origin: readOrigin(body.origin),
        },
        {
          type: 'messageConfirmed',
          at,
          messageHash,
          owner: signed.owner,
          signature: signed.signature,
        },
      ])
    })
    return c.body(null, 202)
  })
}
