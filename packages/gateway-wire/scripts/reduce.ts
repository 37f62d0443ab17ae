import {
  type Document,
  methods,
  type Operation,
  type PathItem,
  reachableSchemas,
} from './openapi.ts'

/** Keywords of OpenAPI that are for readers, or that no type comes from. */
const dropped = new Set(['description', 'example', 'examples', 'title', 'default', 'pattern'])

/** Routes that stay in the document by name only: no package of this repository knows their shapes. */
const namesOnly = /^\/v1\/(spaces|community|targeted-messaging|export)\b|\/(security\b.*|raw)$/

/**
 * The part of the gateway's OpenAPI document that this repository keeps: every route; of those that a package may use, the
 * shapes of bodies; no text for readers.
 */
export function reduce(document: Document): Document {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [path, reduceItem(path, item)]),
  )
  const { schemas } = document.components
  const components = { schemas: withoutTexts(schemas, true) as typeof schemas }
  return { paths, components: { schemas: reachableSchemas({ paths, components }) } }
}

function reduceItem(path: string, item: PathItem): PathItem {
  return Object.fromEntries(
    methods.flatMap((method) => {
      const operation = item[method]
      if (operation === undefined) return []
      return [[method, namesOnly.test(path) ? { responses: {} } : reduceOperation(operation)]]
    }),
  )
}

function reduceOperation({ requestBody, responses }: Operation): Operation {
  const reduced = withoutTexts({ ...(requestBody && { requestBody }), responses }, false)
  // Dropping keywords leaves the form of what is there.
  return reduced as Operation
}

/** @param isMap whether the keys are names of the document's own, such as those of properties, and no keywords */
function withoutTexts(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item, false))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !dropped.has(key))
      .map(([key, part]) => [key, withoutTexts(part, !isMap && key === 'properties')]),
  )
}
