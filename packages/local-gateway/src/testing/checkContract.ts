import { Ajv, type ValidateFunction } from 'ajv'
import {
  contract,
  operationsOf,
  routeOf,
  type Schema,
  schemaOf,
} from '@ghost-pay/gateway-wire/contract'

/** What is compared of an answer. `body` is the text as it was sent. */
export type SentAnswer = { status: number; type: string | null; body: string }

/** What is in answers beside the contract, by schema. */
const additions: Record<string, readonly string[]> = {
  // Clients of before April 2026 start only with it.
  Chain: ['contractAddresses'],
}

const operations = new Map(operationsOf(contract))
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false })
for (const [name, schema] of Object.entries(contract.components.schemas))
  ajv.addSchema(closed(withAdditions(name, schema)), `/${name}`)
const validators = new Map<string, ValidateFunction>()

/**
 * Compares an answer with the contract, strictly: its status, its content type, and every field of its body. A field that
 * the contract does not name is a difference, and so is a missing one.
 *
 * @returns the route that was compared; `undefined` where the contract has none for the request
 * @throws Error naming each difference
 */
export function checkContract(
  method: string,
  path: string,
  answer: SentAnswer,
): string | undefined {
  const route = routeOf(method, path)
  const operation = route === undefined ? undefined : operations.get(route)
  if (route === undefined || operation === undefined) return undefined
  const differences =
    answer.status < 400 ? successDifferences(route, answer) : errorDifferences(answer)
  if (differences.length > 0)
    throw new Error(
      `${method} ${path} is not as the contract says:\n${differences.join('\n')}\n${answer.body}`,
    )
  return route
}

function successDifferences(route: string, { status, type, body }: SentAnswer): string[] {
  const { responses } = operations.get(route) ?? { responses: {} }
  // The document has the path, and says nothing of its answers.
  if (Object.keys(responses).length === 0) return []
  const response = responses[status]
  if (response === undefined)
    return [`status ${status}, and not ${Object.keys(responses).join(' or ')}`]
  const schema = schemaOf(response)
  // The contract names no body where the gateway sends none, or one that it does not describe.
  if (schema === undefined) return []
  if (type !== jsonType) return [`content type ${type}`]
  const name = `${route} ${status}`
  const validate = validators.get(name) ?? ajv.compile(closed(schema))
  validators.set(name, validate)
  if (validate(JSON.parse(body))) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

const jsonType = 'application/json; charset=utf-8'

/** The forms of an error: of the gateway, of a service behind it, of a refused field, and of a body that nobody could read. */
function errorDifferences({ status, type, body }: SentAnswer): string[] {
  if (type?.startsWith('text/plain') && status === 400) return []
  if (type !== jsonType) return [`content type ${type}`]
  return isError(JSON.parse(body)) ? [] : ['the body has no form of an error']
}

const text = { type: 'string' } as const
const number = { type: 'number' } as const
const form = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const isError = ajv.compile({
  anyOf: [
    form({ message: text, statusCode: number }),
    form({ message: text, error: text, statusCode: number }),
    form({ code: number, message: text }),
    {
      type: 'object',
      properties: { statusCode: number, message: text, code: text, path: { type: 'array' } },
      required: ['statusCode', 'message', 'code', 'path'],
    },
  ],
})

function withAdditions(name: string, schema: Schema): Schema {
  const further = additions[name]?.map((field): [string, Schema] => [field, {}])
  if (!further) return schema
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(further) } }
}

/**
 * A schema of OpenAPI 3.0 as one of JSON Schema, in which an object has no other fields than those that are named.
 *
 * Members of a union need not exclude each other: the document describes a custom transaction so that a transfer is one, too.
 */
function closed(schema: Schema): object {
  const { nullable, $ref, oneOf, anyOf, allOf, items, properties, additionalProperties, ...rest } =
    schema
  if (nullable) return { anyOf: [{ type: 'null' }, closed({ ...schema, nullable: false })] }
  if ($ref !== undefined) return { $ref: `/${$ref.split('/').at(-1)}` }
  // A union comes before `allOf`, where the document repeats the class that its members are made from.
  const members = oneOf ?? anyOf ?? allOf
  if (members) return { anyOf: members.map(closed) }
  return {
    ...rest,
    ...(items && { items: closed(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, closed(each)]),
      ),
    }),
    ...(typeof additionalProperties === 'object'
      ? { additionalProperties: closed(additionalProperties) }
      : properties && { additionalProperties: additionalProperties ?? false }),
  }
}
