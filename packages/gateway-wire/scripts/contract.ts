/**
 * The gateway's HTTP contract as data, for tests: the document with its corrections. What fits it also fits the types of this package.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { correct, type Corrections } from './correct.ts'
import { type Document, operationsOf } from './openapi.ts'

export { refusedRoutes } from './refusedRoutes.ts'
export { type Operation, operationsOf, type Schema, schemaOf } from './openapi.ts'

/** The files of this package, by what is in them. */
export const files = {
  document: join(import.meta.dirname, '../openapi/document.json'),
  corrections: join(import.meta.dirname, '../openapi/corrections.json'),
  types: join(import.meta.dirname, '../src/index.ts'),
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** The document with its corrections, as the files say it now. */
export const readContract = (): Document =>
  // Both files are this package's own; `correct` throws where they do not fit each other.
  correct(read(files.document) as Document, read(files.corrections) as Corrections)

/** The corrected document. */
export const contract: Document = readContract()

/** Every route, such as `GET /v1/chains/{chainId}`. */
export const routes: readonly string[] = operationsOf(contract).map(([name]) => name)

/** The route that a request goes to; `undefined` where the contract has none. Parameters and a closing slash do not count. */
export function routeOf(method: string, path: string): string | undefined {
  const asked = [method, ...segmentsOf(path.split('?')[0] ?? '')]
  return routes.find((route) => {
    const [own = '', template = ''] = route.split(' ')
    const expected = [own, ...segmentsOf(template)]
    return (
      expected.length === asked.length &&
      expected.every((each, index) => each.startsWith('{') || each === asked[index])
    )
  })
}

const segmentsOf = (path: string): string[] => path.split('/').filter((each) => each !== '')
