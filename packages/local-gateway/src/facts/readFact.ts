import { isAddress, isHash, isHex } from 'viem'

import { type Fact, factTypes } from './Fact.ts'

/** A stored fact lacks what its kind needs. The store is damaged: repair it, or start anew. */
export class FactDamagedError extends Error {
  override name = 'FactDamagedError'
  /** What kind of fact it should be. */
  readonly type: string
  /** The first field that does not hold. */
  readonly field: string
  /** The sentence for callers over HTTP. */
  readonly reason: string

  constructor(type: string, field: string) {
    super(
      `A stored fact of the kind "${type}" has no readable "${field}". Repair the store, or start with a new one.`,
    )
    this.type = type
    this.field = field
    this.reason = this.message
  }
}

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const time: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const address: Check = (value) => typeof value === 'string' && isAddress(value, { strict: false })
const hash: Check = (value) => typeof value === 'string' && isHash(value)
const hex: Check = (value) => isHex(value)
const decimal: Check = (value) => typeof value === 'string' && /^\d{1,78}$/.test(value)
const operation: Check = (value) => value === 0 || value === 1
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const object =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]))

const fields = object({
  to: address,
  value: decimal,
  data: hex,
  operation,
  safeTxGas: decimal,
  baseGas: decimal,
  gasPrice: decimal,
  gasToken: address,
  refundReceiver: address,
  nonce: decimal,
})
const typedMessage = object({
  domain: isRecord,
  types: isRecord,
  primaryType: text,
  message: isRecord,
})

const kinds: { [Type in Fact['type']]: Record<string, Check> } = {
  proposed: {
    safe: address,
    safeTxHash: hash,
    fields,
    proposer: address,
    proposedByDelegate: orNull(address),
    origin: orNull(text),
  },
  confirmed: { safeTxHash: hash, owner: address, signature: hex },
  deleted: { safeTxHash: hash },
  messageProposed: {
    safe: address,
    messageHash: hash,
    message: (value) => text(value) || typedMessage(value),
    proposedBy: address,
    origin: orNull(text),
  },
  messageConfirmed: { messageHash: hash, owner: address, signature: hex },
  delegateAdded: { safe: orNull(address), delegate: address, delegator: address, label: text },
  delegateRemoved: { safe: orNull(address), delegate: address, delegator: orNull(address) },
  safePlanned: { user: address, plan: object({ chainId: text, address }) },
  planDropped: { user: address, address: orNull(address) },
}

/**
 * Reads a stored value. Null for what this version does not know: a later one may.
 *
 * @throws FactDamagedError when it is a known kind of fact without what that needs
 */
export function readFact(value: unknown): Fact | null {
  if (!isRecord(value) || typeof value['type'] !== 'string') return null
  const type = factTypes.find((known) => known === value['type'])
  if (!type) return null
  for (const [name, check] of Object.entries({ at: time, ...kinds[type] }))
    if (!check(value[name])) throw new FactDamagedError(type, name)
  return value as Fact // its kind is known, and each of its fields was looked at
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
