import { GatewayMismatchError, type GatewayRequestInfo } from '../errors.ts'

type Asked = string | number | bigint

/**
 * What an answer must say of itself, by where it says so, `*` standing for every item: `{ 'results.*.safe': address }`. Of a list,
 * any will do; of a transaction's id (`multisig_0x…_0x…`), any part. What was not asked for is `undefined`.
 */
export type About = Record<string, Asked | readonly Asked[] | undefined>

/**
 * Looks whether an answer is about what was asked. It looks at the answer as it came, before anything is made of it, so that
 * nothing hides in a part that cannot be read. What an answer does not say is left to its schema.
 *
 * @throws GatewayMismatchError when it is about something else
 */
export function checkAnswer(content: unknown, about: About, request: GatewayRequestInfo): void {
  for (const [field, asked] of Object.entries(about)) {
    if (asked === undefined) continue
    const wanted = partsOf(asked)
    for (const said of valuesAt(content, field.split('.'))) {
      const received = [said].flat().filter((value) => /string|number/.test(typeof value))
      const isRight = partsOf(received).some((part) => wanted.includes(part))
      if (isRight || received.length === 0) continue
      const mismatch = { field, asked: String(asked), received: received.join() }
      throw new GatewayMismatchError(mismatch, request)
    }
  }
}

/** Everything there is at a place of an answer. */
function valuesAt(value: unknown, [key, ...rest]: string[]): unknown[] {
  if (key === undefined) return [value]
  if (typeof value !== 'object' || value === null) return []
  if (key === '*') return Object.values(value).flatMap((item) => valuesAt(item, rest))
  // Whatever it is, it has fields.
  return valuesAt((value as Record<string, unknown>)[key], rest)
}

/** What is compared: each value, and each part of it when it is an id. */
function partsOf(values: unknown): string[] {
  const texts = [values].flat().map((value) => String(value).toLowerCase())
  return [...texts, ...texts.flatMap((text) => text.split('_'))]
}
