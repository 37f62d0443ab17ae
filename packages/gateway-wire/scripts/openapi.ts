/** What the scripts read of an OpenAPI 3.0 document (https://spec.openapis.org/oas/v3.0.3). */
export type Document = {
  paths: Record<string, PathItem>
  components: { schemas: Record<string, Schema> }
}

/** The operations of a path, by method. */
export type PathItem = Partial<Record<Method, Operation>>

/** One of the methods. */
export type Method = (typeof methods)[number]

/** The HTTP methods under which OpenAPI describes a call. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** A call: what is sent and what is answered. */
export type Operation = {
  requestBody?: Body
  /** By status code. */
  responses: Record<string, Body>
}

/** What is sent or answered. */
export type Body = { content?: { 'application/json'?: { schema: Schema } } }

/** The schema of a value, with the parts of JSON Schema that the document uses. */
export type Schema = {
  $ref?: string
  type?: string
  enum?: readonly (string | number)[]
  nullable?: boolean
  items?: Schema
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
}

/** The name of the schema that a `$ref` points to. */
export const nameOf = (reference: string): string => reference.slice('#/components/schemas/'.length)

/** The operations of a document, each with its name, such as `GET /v1/chains`. */
export const operationsOf = ({ paths }: Document): [name: string, operation: Operation][] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method): [string, Operation][] => {
      const operation = item[method]
      return operation === undefined ? [] : [[`${method.toUpperCase()} ${path}`, operation]]
    }),
  )

/** The schema of a JSON body; `undefined` where there is none. */
export const schemaOf = (body: Body | undefined): Schema | undefined =>
  body?.content?.['application/json']?.schema

/** The schemas that the operations reach, directly or through other schemas, by name in alphabetical order. */
export function reachableSchemas({ paths, components }: Document): Record<string, Schema> {
  const reached = new Map<string, Schema>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value && typeof value.$ref === 'string') {
      const name = nameOf(value.$ref)
      const schema = components.schemas[name]
      if (schema === undefined) throw new Error(`There is no schema ${name}`)
      if (reached.has(name)) return
      reached.set(name, schema)
      visit(schema)
    } else {
      for (const part of Object.values(value)) visit(part)
    }
  }
  visit(paths)
  return Object.fromEntries([...reached].sort(([a], [b]) => (a < b ? -1 : 1)))
}
