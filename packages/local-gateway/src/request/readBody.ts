import type { Context } from 'hono'

import { ProblemError, refusal } from '../problems.ts'
import type { Field } from './fields.ts'

/** The longest body that is read, in bytes (the hosted gateway's framework has the same). See behaviour/gateway-server#body-size. */
export const longestBody = 1_048_576
/** The maximum depth of nested lists and objects. */
const maxDepth = 128

/**
 * Reads the JSON body of a request through `field`.
 *
 * @throws ProblemError 415 without a JSON content type (browsers send other types across origins without a preflight), 413 when
 *   it is too long, 400 as plain text when it is not JSON, 422 when a field is malformed
 */
export async function readBody<Value>(c: Context, field: Field<Value>): Promise<Value> {
  return field(await readJson(c), [])
}

/** Whether a content type is JSON. */
export function isJsonType(contentType: string | undefined): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType ?? '')
}

async function readJson(c: Context): Promise<unknown> {
  const contentType = c.req.header('content-type')
  const source = await readText(c.req.raw)
  if (!isJsonType(contentType)) {
    if (source === '') return undefined
    throw refusal(415, `Unsupported Media Type: ${contentType?.slice(0, 100) ?? 'none'}`)
  }
  if (source === '') throw notJson('Body cannot be empty when content-type is set to')
  if (isTooDeep(source)) throw refusal(400, 'The body is nested too deeply')
  try {
    return JSON.parse(source)
  } catch {
    throw notJson('Body is not valid JSON but content-type is set to')
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) throw tooLong()
  // Not every browser lets the body of a request be read piece by piece.
  if (!request.body) {
    const source = await request.text()
    if (source.length > longestBody) throw tooLong()
    return source
  }
  const reader = request.body.getReader()
  const decoder = new TextDecoder()
  let length = 0
  let source = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return source + decoder.decode()
    length += value.byteLength
    if (length > longestBody) {
      void reader.cancel().catch(() => undefined)
      throw tooLong()
    }
    source += decoder.decode(value, { stream: true })
  }
}

/** The depth is checked before parsing, because later code is recursive and needs stack for each level. */
function isTooDeep(source: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < source.length; at++) {
    const char = source[at]
    if (isText) {
      if (char === '\\') at += 1
      else if (char === '"') isText = false
    } else if (char === '"') isText = true
    else if (char === '{' || char === '[') {
      depth += 1
      if (depth > maxDepth) return true
    } else if (char === '}' || char === ']') depth -= 1
  }
  return false
}

function tooLong(): ProblemError {
  return refusal(413, 'Request body is too large')
}

function notJson(sentence: string): ProblemError {
  return new ProblemError({ status: 400, body: `${sentence} 'application/json'` })
}
