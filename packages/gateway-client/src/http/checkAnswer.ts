import { GatewayMismatchError, type GatewayRequestInfo } from '../errors.ts'

const accounts = /0x[\da-f]{40}(?![\da-f])/g

type Asked = string | number | bigint

/**
 * What an answer must say of itself, by where it says so, `*` standing for every item: `{ 'results.*.safe': address }`. Of a list,
 * any will do. What was not asked for is `undefined`. Where an account is asked for, text that names none is no answer about
 * another.
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
    const wanted = [asked].flat().map(plain)
    const isAccount = wanted.every((each) => /^0x[\da-f]{40}$/.test(each))
    for (const said of valuesAt(content, field.split('.'))) {
      // An item that is for several, such as an app for several chains, says all of them.
      const received = [said].flat().filter((value) => /string|number/.test(typeof value))
      const isRight = received.map(plain).some((each) =>
        isAccount
          ? // Whatever it is, it names no other account.
            (each.match(accounts) ?? []).every((account) => wanted.includes(account))
          : // A transaction's id has its hash after an underscore: `multisig_0x…_0x…`.
            [each, ...each.split('_')].some((part) => wanted.includes(part)),
      )
      if (isRight || received.length === 0) continue
      const mismatch = { field, asked: wanted.join(), received: received.join() }
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

function plain(value: unknown): string {
  return String(value).toLowerCase()
}
