import { GatewayMismatchError, type GatewayRequestInfo } from '../errors.ts'

/** An account's address, alone or in an id; a hash is longer. */
const account = /^(\w+_)?0x[\da-f]{40}(_|$)/

type Expected = string | number | bigint

/**
 * What an answer must say of itself, by where it says so, `*` standing for every item: `{ 'results.*.safe': address }`. Of a list,
 * any will do; of a transaction's id (`multisig_0x…_0x…`), any part. What was not requested is `undefined`.
 */
export type About = Record<string, Expected | readonly Expected[] | undefined>

/**
 * Checks that an answer is about what was requested (behaviour/gateway-client#about). It reads the answer as it came, before it
 * is parsed into types, so that nothing hides in a part that cannot be read. What an answer does not say is left to its schema.
 *
 * @throws GatewayMismatchError when it is about something else
 */
export function checkAnswer(content: unknown, about: About, request: GatewayRequestInfo): void {
  for (const [field, expected] of Object.entries(about)) {
    if (expected === undefined) continue
    const wanted = plain(expected)
    const isAccount = account.test(wanted[0] ?? '')
    for (const said of valuesAt(content, field.split('.'))) {
      const received = [said].flat().filter((value) => /string|number/.test(typeof value))
      const isRight = plain(received).some(
        (text) =>
          [text, ...text.split('_')].some((part) => wanted.includes(part)) ||
          // Nothing that names no account is another's.
          (isAccount && !account.test(text)),
      )
      if (isRight || received.length === 0) continue
      const mismatch = { field, expected: String(expected), received: received.join() }
      throw new GatewayMismatchError(mismatch, request)
    }
  }
}

/** Everything there is at a place of an answer. */
function valuesAt(value: unknown, [key, ...rest]: string[]): unknown[] {
  if (key === undefined) return [value]
  if (typeof value !== 'object' || value === null) return []
  if (key === '*') return Object.values(value).flatMap((item) => valuesAt(item, rest))
  // It is an object, so its fields can be read.
  return valuesAt((value as Record<string, unknown>)[key], rest)
}

function plain(values: unknown): string[] {
  return [values].flat().map((value) => String(value).toLowerCase())
}
