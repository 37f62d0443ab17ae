import type { Context } from 'hono'

import { ProblemError } from '../problems.ts'
import type { Field } from './fields.ts'

/**
 * Reads the JSON body of a request through `field`.
 *
 * @throws ProblemError 400 as plain text when the body is not JSON, 422 when a field is malformed
 */
export async function readBody<Value>(c: Context, field: Field<Value>): Promise<Value> {
  return field(await readJson(c), [])
}

async function readJson(c: Context): Promise<unknown> {
  const source = await c.req.text()
  const isJson = /^application\/([\w.]+\+)?json\b/i.test(c.req.header('content-type') ?? '')
  if (source === '' && !isJson) return undefined
  if (source === '') throw notJson('Body cannot be empty when content-type is set to')
  try {
    return JSON.parse(source)
  } catch {
    throw notJson('Body is not valid JSON but content-type is set to')
  }
}

function notJson(sentence: string): ProblemError {
  return new ProblemError({ status: 400, body: `${sentence} 'application/json'` })
}
