import type { Address, Hash, Hex } from 'viem'

import { maxOriginLength, readOrigin } from '../answers/origin.ts'
import { messageHashOf } from '../chain/messageHashOf.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { ServedChain } from '../chain/serveChain.ts'
import { verifySignatures } from '../chain/verifySignature.ts'
import { checkOneOwner } from '../checks/checkConfirmation.ts'
import type { Gateway } from '../Gateway.ts'
import type { TypedMessage } from '../offchain/OffchainEvent.ts'
import { checkProblem, fieldProblem, serviceProblem } from '../problems.ts'
import {
  type Field,
  type FieldPath,
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
import type { App } from './Route.ts'

/** Hashing reads every type of a message again for each of its values. No wallet shows larger messages. */
const limits = { types: 64, fields: 512, characters: 100_000 } as const

const types: Field<TypedMessage['types']> = (value, path) => {
  const entries = Object.entries(record(value, path))
  if (entries.length > limits.types) throw tooBig(`have <=${limits.types} types`, path)
  const read = entries.map(
    ([name, fields]) =>
      [name, list(object({ name: text, type: text }))(fields, [...path, name])] as const,
  )
  const count = read.reduce((sum, [, fields]) => sum + fields.length, 0)
  if (count > limits.fields) throw tooBig(`have <=${limits.fields} fields`, path)
  return Object.fromEntries(read)
}

const typedMessage: Field<TypedMessage> = (value, path) => {
  const read = object({ domain: record, primaryType: text, types, message: record })(value, path)
  if (JSON.stringify(read).length > limits.characters)
    throw tooBig(`have <=${limits.characters} characters`, path)
  return read
}

function tooBig(sentence: string, path: FieldPath) {
  return fieldProblem({ code: 'too_big', path, message: `Too big: expected object to ${sentence}` })
}

const messageField: Field<string | TypedMessage> = (value, path) =>
  typeof value === 'string' ? value : typedMessage(value, path)

/** The body of a proposed message. */
export const messageFields = object({
  message: messageField,
  signature,
  origin: nullish(textUpTo(maxOriginLength)),
})

/** Proposes a message to an account, with the first signature. See behaviour/gateway-server#messages. */
export function proposeMessage(app: App, gateway: Gateway) {
  app.post('/v1/chains/:chainId/safes/:address/messages', async (c) => {
    const body = await readBody(c, messageFields)
    const { chain, address: safe } = readTarget(c, gateway)
    await recordMessage(gateway, { chain, safe, body })
    // Until 2026 the message was readable at once, which the status expressed.
    return c.body(null, gateway.responseFormat === '2023' ? 200 : 202)
  })
}

/**
 * Checks a message with its first signature and records both.
 *
 * @returns the hash that the owners sign
 * @throws ProblemError when it does not hold; then nothing is recorded
 */
export async function recordMessage(
  gateway: Gateway,
  {
    chain,
    safe,
    body,
  }: { chain: ServedChain; safe: Address; body: ReturnType<typeof messageFields> },
): Promise<Hash> {
  const { messageHash, verified } = await verify(chain, safe, body)
  await chain.runExclusive(async () => {
    const { state, snapshot, offchain } = await openAccount(chain, safe)
    const problem = checkOneOwner({ state, signatures: verified })
    if (problem) throw problem
    if (offchain.messages.has(messageHash))
      throw serviceProblem(400, `Message with hash ${messageHash} already exists.`)
    const [signed] = verified ?? []
    if (!signed) throw checkProblem('Invalid signature')
    const at = gateway.now()
    await snapshot.store.record([
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
  return messageHash
}

/** Runs before the lock is taken: a contract among the owners may be called, which can take seconds. */
async function verify(
  chain: ServedChain,
  safe: Address,
  { message, signature }: { message: string | TypedMessage; signature: Hex },
) {
  const { state } = await openAccount(chain, safe)
  const hashed = messageHashOf(chain, state, message)
  if (!hashed) throw checkProblem('Could not calculate messageHash')
  const verified = await verifySignatures(chain.node, {
    account: state,
    hash: hashed.hash,
    preimage: hashed.preimage,
    signatures: signature,
    contracts: state.owners,
    maxSignatures: 1,
  })
  return { messageHash: hashed.hash, verified }
}
