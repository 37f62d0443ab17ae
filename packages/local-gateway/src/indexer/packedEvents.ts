import type { Address, Hash, Hex } from 'viem'

import type { ChainEvent, EventContent } from './ChainEvent.ts'

/** How a field of an event is packed. */
type Form = 'address' | 'addresses' | 'hex' | 'quantity' | 'flag' | 'operation'

const settingsFields = { value: 'address' } as const

/** The fields of each kind of event. The place of a kind in this list is its number. */
const fieldsOf: Readonly<Record<EventContent['kind'], Readonly<Record<string, Form>>>> = {
  safeSetup: {
    initiator: 'address',
    owners: 'addresses',
    threshold: 'quantity',
    fallbackHandler: 'address',
  },
  proxyCreation: { proxy: 'address', singleton: 'address' },
  multisigTransaction: {
    to: 'address',
    value: 'quantity',
    data: 'hex',
    operation: 'operation',
    safeTxGas: 'quantity',
    baseGas: 'quantity',
    gasPrice: 'quantity',
    gasToken: 'address',
    refundReceiver: 'address',
    signatures: 'hex',
    nonce: 'quantity',
    sender: 'address',
    threshold: 'quantity',
  },
  executed: { safeTxHash: 'hex', success: 'flag', payment: 'quantity' },
  moduleTransaction: {
    module: 'address',
    to: 'address',
    value: 'quantity',
    data: 'hex',
    operation: 'operation',
  },
  moduleExecuted: { module: 'address', success: 'flag' },
  received: { sender: 'address', value: 'quantity' },
  ownerAdded: { owner: 'address' },
  ownerRemoved: { owner: 'address' },
  thresholdChanged: { threshold: 'quantity' },
  hashApproved: { hash: 'hex', owner: 'address' },
  messageSigned: { hash: 'hex' },
  moduleEnabled: settingsFields,
  moduleDisabled: settingsFields,
  fallbackHandlerChanged: settingsFields,
  guardChanged: settingsFields,
  moduleGuardChanged: settingsFields,
  singletonChanged: settingsFields,
  erc20Transfer: { from: 'address', to: 'address', value: 'quantity' },
  erc721Transfer: { from: 'address', to: 'address', tokenId: 'quantity' },
}

/** Names this way of packing: bytes of another one are not read. */
export const packing = JSON.stringify(fieldsOf)

const kinds = Object.keys(fieldsOf) as EventContent['kind'][]
const kindNumbers = new Map(kinds.map((kind, index) => [kind, index]))
const fieldLists = kinds.map((kind) => Object.entries(fieldsOf[kind]))

/** The addresses of many events, each once, by numbers from 1 on. */
export type AddressTable = {
  numberOf(address: Address): number
  at(number: number): Address
  /** All of them, in the order of their numbers. */
  all(): readonly Address[]
}

/** A table of these addresses, to which others are added. */
export function createAddressTable(first: readonly Address[] = []): AddressTable {
  const addresses = [...first]
  const numbers = new Map(addresses.map((address, index) => [address, index + 1]))
  return {
    all: () => addresses,
    numberOf(address) {
      const known = numbers.get(address)
      if (known !== undefined) return known
      addresses.push(address)
      numbers.set(address, addresses.length)
      return addresses.length
    },
    at: (number) => addresses[number - 1] ?? '0x',
  }
}

/** Bytes that are written one after another. */
type Writer = { bytes: Uint8Array; length: number }

const writer: Writer = { bytes: new Uint8Array(1024), length: 0 }

/**
 * Packs an event.
 *
 * @param holder the place of an event of the same Ethereum transaction, which contains the hash; undefined to pack the hash
 * @returns the bytes, until the next call
 */
export function packEvent(
  event: ChainEvent,
  holder: number | undefined,
  addresses: AddressTable,
): Uint8Array {
  const kind = kindNumbers.get(event.kind) ?? 0
  writer.length = 0
  putNumber(kind)
  putNumber(holder === undefined ? 0 : holder + 1)
  if (holder === undefined) putHex(event.transactionHash)
  putNumber(addresses.numberOf(event.emitter))
  putNumber(event.logIndex)
  putNumber(event.block)
  putNumber(event.timestamp)
  const content = event as unknown as Record<string, unknown> // by the fields of its kind
  for (const [name, form] of fieldLists[kind] ?? []) putField(form, content[name], addresses)
  return writer.bytes.subarray(0, writer.length)
}

/** Where bytes are read, one after another. */
type Reader = { bytes: Uint8Array; at: number }

/** The parts of a packed event that every event has; the reader is behind them. */
function readHead(reader: Reader) {
  const kind = takeNumber(reader)
  const named = takeNumber(reader)
  const hash = reader.at
  if (named === 0) {
    const length = takeNumber(reader)
    reader.at += length
  }
  const holder = named === 0 ? undefined : named - 1
  return { kind, holder, hash, emitter: takeNumber(reader) }
}

/**
 * Reads a packed event.
 *
 * @param hashOf the hash in the event at a place
 */
export function unpackEvent(
  bytes: Uint8Array,
  start: number,
  addresses: AddressTable,
  hashOf: (holder: number) => Hash,
): { event: ChainEvent; end: number } {
  const reader = { bytes, at: start }
  const { kind, holder, emitter } = readHead(reader)
  const event: Record<string, unknown> = {
    kind: kinds[kind],
    emitter: addresses.at(emitter),
    logIndex: takeNumber(reader),
    block: takeNumber(reader),
    timestamp: takeNumber(reader),
    transactionHash: holder === undefined ? readHash(bytes, start) : hashOf(holder),
  }
  for (const [name, form] of fieldLists[kind] ?? [])
    event[name] = takeField(form, reader, addresses)
  // The table of fields is that of the kinds.
  return { event: event as ChainEvent, end: reader.at }
}

/** What a packed event begins with; the rest of it is not read. */
export function peekEvent(
  bytes: Uint8Array,
  start: number,
  addresses: AddressTable,
): { kind: EventContent['kind'] | undefined; emitter: Address; holder: number | undefined } {
  const { kind, emitter, holder } = readHead({ bytes, at: start })
  return { kind: kinds[kind], emitter: addresses.at(emitter), holder }
}

/** The hash in a packed event that contains it. */
export function readHash(bytes: Uint8Array, start: number): Hash {
  return takeHex({ bytes, at: readHead({ bytes, at: start }).hash })
}

/** Whether a packed event contains a hash. */
export function hasHash(bytes: Uint8Array, start: number, hash: Hash): boolean {
  const reader = { bytes, at: readHead({ bytes, at: start }).hash }
  const length = takeNumber(reader)
  if (hash.length !== 2 + 2 * length) return false
  for (let index = 0; index < length; index++)
    if (bytes[reader.at + index] !== byteAt(hash, 2 + 2 * index)) return false
  return true
}

function putField(form: Form, value: unknown, addresses: AddressTable): void {
  switch (form) {
    case 'address':
      return putNumber(value === null ? 0 : addresses.numberOf(value as Address))
    case 'addresses': {
      const list = value as readonly Address[]
      putNumber(list.length)
      for (const address of list) putNumber(addresses.numberOf(address))
      return
    }
    case 'hex':
      return putHex(value as Hex)
    case 'quantity':
      return putQuantity(value as bigint | null)
    case 'flag':
    case 'operation':
      return putNumber(Number(value))
  }
}

function takeField(form: Form, reader: Reader, addresses: AddressTable): unknown {
  switch (form) {
    case 'address': {
      const number = takeNumber(reader)
      return number === 0 ? null : addresses.at(number)
    }
    case 'addresses':
      return Array.from({ length: takeNumber(reader) }, () => addresses.at(takeNumber(reader)))
    case 'hex':
      return takeHex(reader)
    case 'quantity':
      return takeQuantity(reader)
    case 'flag':
      return takeNumber(reader) === 1
    case 'operation':
      return takeNumber(reader)
  }
}

/** Makes room for more bytes. */
function reserve(more: number): void {
  if (writer.length + more <= writer.bytes.length) return
  const larger = new Uint8Array(2 * (writer.length + more))
  larger.set(writer.bytes)
  writer.bytes = larger
}

/** Integers from 0 on, seven bits in a byte, the lowest first. */
function putNumber(value: number): void {
  reserve(8)
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128))
    writer.bytes[writer.length++] = (rest % 128) + 128
  writer.bytes[writer.length++] = rest
}

function takeNumber(reader: Reader): number {
  let [value, scale] = [0, 1]
  for (; ; scale *= 128) {
    const byte = reader.bytes[reader.at++] ?? 0
    if (byte < 128) return value + byte * scale
    value += (byte - 128) * scale
  }
}

/** The value of a hexadecimal digit in lower case, by its character code. */
const digitValue = (code: number) => (code > 57 ? code - 87 : code - 48)

/** Its length in bytes, then the bytes. */
function putHex(value: Hex): void {
  const length = (value.length - 2) / 2
  putNumber(length)
  reserve(length)
  for (let index = 2; index < value.length; index += 2)
    writer.bytes[writer.length++] = byteAt(value, index)
}

/** The byte of which the digits are at an index. */
function byteAt(value: Hex, index: number): number {
  return 16 * digitValue(value.charCodeAt(index)) + digitValue(value.charCodeAt(index + 1))
}

const decoder = new TextDecoder()
const digitCode = (value: number) => (value > 9 ? value + 87 : value + 48)
let text = new Uint8Array(1024)

function takeHex(reader: Reader): Hex {
  const length = takeNumber(reader)
  if (text.length < 2 * length) text = new Uint8Array(4 * length)
  for (let index = 0; index < length; index++) {
    const byte = reader.bytes[reader.at++] ?? 0
    text[2 * index] = digitCode(byte >> 4)
    text[2 * index + 1] = digitCode(byte & 15)
  }
  return `0x${decoder.decode(text.subarray(0, 2 * length))}`
}

/** The length of the quantity that is null. */
const nullLength = 33
/** Integers of so many bytes are exact as numbers. */
const exactBytes = 6

/** Its length in bytes, then the bytes, the highest first. */
function putQuantity(value: bigint | null): void {
  if (value === null) return putNumber(nullLength)
  if (value === 0n) return putNumber(0)
  const digits = value.toString(16)
  putHex(`0x${digits.length % 2 === 0 ? '' : '0'}${digits}`)
}

function takeQuantity(reader: Reader): bigint | null {
  const length = reader.bytes[reader.at] ?? 0
  if (length > exactBytes && length < nullLength) return BigInt(takeHex(reader))
  reader.at += 1
  if (length === nullLength) return null
  let value = 0
  for (let index = 0; index < length; index++)
    value = value * 256 + (reader.bytes[reader.at++] ?? 0)
  return BigInt(value)
}
