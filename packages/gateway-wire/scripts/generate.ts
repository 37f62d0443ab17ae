/**
 * Writes `src/index.ts`. With the path of the gateway's full OpenAPI document as its argument, it first takes the parts that this
 * repository keeps into `openapi/document.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

import { format, resolveConfig } from 'prettier'

import { files, readContract } from './contract.ts'
import type { Document } from './openapi.ts'
import { reduce } from './reduce.ts'
import { typesOf } from './typesOf.ts'

/** The text of `openapi/document.json`, from the file of a full document. */
export const documentText = (full: string): Promise<string> =>
  // The caller says that this is an OpenAPI document.
  formatted(files.document, JSON.stringify(reduce(read(full) as Document)))

/** The text of `src/index.ts`, from what is in `openapi/`. */
export const typesText = (): Promise<string> => formatted(files.types, typesOf(readContract()))

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const formatted = async (filepath: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(filepath)), filepath })

if (import.meta.main) {
  const [full] = process.argv.slice(2)
  if (full !== undefined) writeFileSync(files.document, await documentText(full))
  writeFileSync(files.types, await typesText())
}
