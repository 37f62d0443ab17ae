import { type Document, operationsOf, reachableSchemas, type Schema } from './openapi.ts'

/** Where the OpenAPI document is wrong, and why we say so: `openapi/corrections.json`. */
export type Corrections = {
  /** Fields of answers that may be absent although they are nullable, such as `ChainPage.count`. */
  optional: readonly { field: string; reason: string }[]
  /** Operations of JSON Patch (RFC 6902), in their order. */
  patches: readonly Patch[]
}

type Patch = {
  op: 'add' | 'remove' | 'replace'
  /** A JSON Pointer (RFC 6901). */
  path: string
  value?: unknown
  reason: string
}

/**
 * The document as the gateway keeps to it. The document marks nullable fields of answers as optional; on the wire they are present
 * as `null`, so that they are required here. Then come the patches.
 *
 * @throws Error when a correction does not fit the document any more
 */
export function correct(document: Document, { optional, patches }: Corrections): Document {
  const corrected = structuredClone(document)
  requireNullable(corrected, new Set(optional.map(({ field }) => field)))
  for (const patch of patches) apply(corrected, patch)
  return corrected
}

function requireNullable(document: Document, optional: ReadonlySet<string>): void {
  for (const [name, schema] of Object.entries(answerSchemas(document))) {
    const required = Object.entries(schema.properties ?? {})
      .filter(([field, { nullable }]) => nullable === true && !optional.has(`${name}.${field}`))
      .map(([field]) => field)
    if (required.length === 0) continue
    schema.required = [...new Set([...(schema.required ?? []), ...required])]
  }
}

/** The schemas that answers are made of; the others are those of bodies that callers send. */
function answerSchemas({ paths, components }: Document): Record<string, Schema> {
  const answers = operationsOf({ paths, components }).map(([name, { responses }]) => [
    name,
    { get: { responses } },
  ])
  return reachableSchemas({ paths: Object.fromEntries(answers) as Document['paths'], components })
}

function apply(document: Document, { op, path, value }: Patch): void {
  const keys = path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = keys.pop() ?? ''
  let parent: unknown = document
  for (const key of keys) parent = isParent(parent) ? parent[key] : undefined
  if (!isParent(parent)) throw new Error(`There is no ${path}`)
  if (Array.isArray(parent) && last === '-' && op === 'add') {
    parent.push(value)
    return
  }
  if (op !== 'add' && !(last in parent)) throw new Error(`There is no ${path}`)
  if (op === 'add' && last in parent) throw new Error(`There is a ${path} already`)
  if (op === 'remove') Reflect.deleteProperty(parent, last)
  else parent[last] = value
}

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
