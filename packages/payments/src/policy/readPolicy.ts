import { type Address, getAddress, type Hex, isAddress, isHex, maxUint256 } from 'viem'

import { isRecord } from '../isRecord.ts'
import type { SpendPolicy, TokenLimit } from './policy.ts'
import { isPolicyDomain, policyTypes } from './policyTypedData.ts'

/** The most people, and the most tokens, that a policy names. */
export const policyLimits = { people: 1000, tokens: 50 } as const

/**
 * Reads typed data as a spend policy of an account. What is not exactly of this form is none: other types hash to other bytes, so
 * what is read is what was signed (behaviour/policy#reading).
 *
 * @param data anything, for example a message that a gateway shows
 * @param expected the account and chain for which it has to be made
 * @returns undefined for anything else
 */
export function readPolicy(
  data: unknown,
  expected: { chainId: number; account: string },
): SpendPolicy | undefined {
  if (!isRecord(data) || data['primaryType'] !== 'SpendPolicy') return undefined
  const { domain, types, message } = data
  if (!isRecord(domain) || !isRecord(types) || !isRecord(message)) return undefined
  if (!isPolicyDomain(domain) || Object.keys(domain).length !== 4) return undefined
  if (String(domain['chainId']) !== String(expected.chainId)) return undefined
  const account = readAddress(domain['verifyingContract'])
  if (account === undefined || account.toLowerCase() !== expected.account.toLowerCase()) {
    return undefined
  }
  if (!areOwnTypes(types)) return undefined
  const { issuedAt, replaces, people, onlyPeople, onlyTokens, limits } = message
  const at = readNumber(issuedAt)
  const known = readList(people, policyLimits.people, readAddress)
  const tokens = readList(limits, policyLimits.tokens, readLimit)
  if (at === undefined || known === undefined || tokens === undefined) return undefined
  if (typeof onlyPeople !== 'boolean' || typeof onlyTokens !== 'boolean') return undefined
  if (!isHex(replaces) || replaces.length !== 66) return undefined
  // With two limits for one token it would be unclear which one holds.
  if (new Set(tokens.map(({ token }) => token)).size !== tokens.length) return undefined
  return {
    chainId: expected.chainId,
    account,
    issuedAt: at,
    replaces: replaces.toLowerCase() as Hex,
    people: known,
    onlyPeople,
    onlyTokens,
    limits: tokens,
  }
}

/** The types must be these, to the letter: a further or a missing one changes what was signed. */
function areOwnTypes(types: Record<string, unknown>): boolean {
  // A signer may have left out the type of the domain: it follows from the domain.
  const given: Record<string, unknown> = { EIP712Domain: policyTypes.EIP712Domain, ...types }
  return (
    Object.keys(given).length === Object.keys(policyTypes).length &&
    Object.entries(policyTypes).every(([name, own]) => areFields(given[name], own))
  )
}

function areFields(fields: unknown, own: readonly { name: string; type: string }[]): boolean {
  return (
    Array.isArray(fields) &&
    fields.length === own.length &&
    own.every((field, index) => {
      const given: unknown = fields[index]
      return isRecord(given) && given['name'] === field.name && given['type'] === field.type
    })
  )
}

function readLimit(value: unknown): TokenLimit | undefined {
  if (!isRecord(value)) return undefined
  const token = readAddress(value['token'])
  const [toAnyone, perDay, perMonth] = [
    readNumber(value['toAnyone']),
    readNumber(value['perDay']),
    readNumber(value['perMonth']),
  ]
  if (
    token === undefined ||
    toAnyone === undefined ||
    perDay === undefined ||
    perMonth === undefined
  ) {
    return undefined
  }
  const limit = (amount: bigint) => (amount === maxUint256 ? null : amount)
  return { token, toAnyone: limit(toAnyone), perDay: limit(perDay), perMonth: limit(perMonth) }
}

function readList<Item>(
  value: unknown,
  most: number,
  read: (item: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined
  const items: Item[] = []
  for (const part of value as unknown[]) {
    const item = read(part)
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}

/** Decimal text, or a number that was read exactly. */
function readNumber(value: unknown): bigint | undefined {
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  }
  if (typeof value !== 'string' || !/^\d{1,78}$/.test(value)) return undefined
  const number = BigInt(value)
  return number <= maxUint256 ? number : undefined
}

const readAddress = (value: unknown): Address | undefined =>
  typeof value === 'string' && isAddress(value, { strict: false }) ? getAddress(value) : undefined
