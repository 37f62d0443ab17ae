import { isAddress, isHash, isHex } from 'viem'

import { type OffchainEvent, offchainEventTypes } from './OffchainEvent.ts'

/** A stored event lacks a field that its type needs. The store is damaged: repair it, or start with a new one. */
export class OffchainEventDamagedError extends Error {
  override name = 'OffchainEventDamagedError'
  /** The type of the event. */
  readonly type: string
  /** The first field that is missing or invalid. */
  readonly field: string
  /** The sentence for callers over HTTP. */
  readonly reason: string

  constructor(type: string, field: string) {
    super(
      `A stored event of the type "${type}" has no readable "${field}". Repair the store, or start with a new one.`,
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

const checksByType: { [Type in OffchainEvent['type']]: Record<string, Check> } = {
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
  counterfactualSafeAdded: { user: address, safe: object({ chainId: text, address }) },
  counterfactualSafeRemoved: { user: address, address: orNull(address) },
}

/**
 * Reads a stored value.
 *
 * @returns null for a type that this version does not know: a later version may have written it
 * @throws OffchainEventDamagedError when a field of a known type is missing or invalid
 */
export function readOffchainEvent(value: unknown): OffchainEvent | null {
  if (!isRecord(value) || typeof value['type'] !== 'string') return null
  const type = offchainEventTypes.find((known) => known === value['type'])
  if (!type) return null
  for (const [name, check] of Object.entries({ at: time, ...checksByType[type] }))
    if (!check(value[name])) throw new OffchainEventDamagedError(type, name)
  return value as OffchainEvent // its type is known, and each of its fields was checked
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
