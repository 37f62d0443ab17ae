import fc from 'fast-check'
import { type AbiEvent, decodeAbiParameters, decodeEventLog, type Hex, toEventSelector } from 'viem'
import { describe, expect, test } from 'vitest'

import { events } from './events.ts'
import { readCommonEvent } from './readCommonEvent.ts'

const common = events.filter(({ name }) =>
  [
    'SafeMultiSigTransaction',
    'ExecutionSuccess',
    'ExecutionFailure',
    'SafeReceived',
    'Transfer',
  ].includes(name),
)

/** A log of one of the events. */
type EventLog = { event: (typeof events)[number]; topics: readonly Hex[]; data: Hex }

const word = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(digitsOf)
const smallWord = fc
  .oneof(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 900 }), fc.nat())
  .map((value) => value.toString(16).padStart(64, '0'))
const anyWord = fc.oneof(word, smallWord, fc.constant('0'.repeat(64)), fc.constant('f'.repeat(64)))
/** Digits of either case: nodes send both. */
const inSomeCase = (digits: string, isUpper: boolean) => (isUpper ? digits.toUpperCase() : digits)

/** What a log of one of the events consists of, as an account or a token emits it. */
const wellFormed = fc
  .record({
    event: fc.constantFrom(...common),
    words: fc.array(anyWord, { minLength: 11, maxLength: 11 }),
    operation: fc.constantFrom(0, 1, 1, 0, 2),
    parts: fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 2, maxLength: 2 }),
    info: fc.array(anyWord, { minLength: 0, maxLength: 5 }),
    isUpper: fc.boolean(),
  })
  .map(({ event, words, operation, parts, info, isUpper }): EventLog => {
    const inputs: readonly { type: string; indexed?: boolean }[] = event.inputs
    const tails = [...parts.map(digitsOf), info.join('')]
    let [head, tail] = ['', '']
    const inData = inputs.filter(({ indexed }) => indexed !== true)
    for (const [index, { type }] of inData.entries()) {
      if (type === 'uint8') head += operation.toString(16).padStart(64, '0')
      else if (type !== 'bytes') head += words[index] ?? ''
      else {
        const digits = tails.shift() ?? ''
        head += (inData.length * 32 + tail.length / 2).toString(16).padStart(64, '0')
        tail += (digits.length / 2).toString(16).padStart(64, '0') + digits
        tail = tail.padEnd(Math.ceil(tail.length / 64) * 64, '0')
      }
    }
    const indexed = inputs.filter((input) => input.indexed === true)
    return {
      event,
      topics: [
        toEventSelector(event),
        ...indexed.map((_, index): Hex => `0x${inSomeCase(words[index] ?? '', isUpper)}`),
      ],
      data: `0x${inSomeCase(head + tail, isUpper)}`,
    }
  })

/** The same logs, with anything wrong: too short, too long, a word that is another one. */
const hostile = fc
  .record({
    log: wellFormed,
    cut: fc.option(fc.nat({ max: 700 })),
    longer: fc.uint8Array({ maxLength: 40 }).map(digitsOf),
    changes: fc.array(fc.record({ at: fc.nat({ max: 16 }), to: anyWord }), { maxLength: 3 }),
  })
  .map(({ log, cut, longer, changes }): EventLog => {
    let digits = log.data.slice(2) + longer
    for (const { at, to } of changes)
      if (digits.length >= 64 * (at + 1))
        digits = digits.slice(0, 64 * at) + to + digits.slice(64 * (at + 1))
    return { ...log, data: `0x${cut === null ? digits : digits.slice(0, 2 * cut)}` }
  })

describe('an event of which a history consists', () => {
  test('is read as viem reads it, and without viem', () => {
    let read = 0
    fc.assert(
      fc.property(wellFormed, (log) => {
        const own = readCommonEvent(log.event.name, log)
        const expected = byViem(log)
        if (expected !== null) read += 1
        expect(own ?? null).toEqual(expected)
      }),
      { numRuns: 500 },
    )
    expect(read).toBeGreaterThan(200)
  })

  test('that anything is wrong with is read as viem reads it, or left to viem', () => {
    fc.assert(
      fc.property(hostile, (log) => {
        const own = readCommonEvent(log.event.name, log)
        if (own) expect(own).toEqual(byViem(log))
      }),
      { numRuns: 2000 },
    )
  })

  test('others are left to viem', () => {
    const others = events.filter((event) => !common.includes(event))
    expect(others.length).toBeGreaterThan(10)
    for (const event of others) {
      const topics = Array.from({ length: 4 }, (): Hex => `0x${'0'.repeat(64)}`)
      expect(readCommonEvent(event.name, { topics, data: `0x${'0'.repeat(640)}` })).toBeUndefined()
    }
  })
})

/** What viem's decoder makes of a log, in the fields of an event; null when it refuses. */
function byViem({ event, topics, data }: EventLog): unknown {
  try {
    const [selector, ...rest] = topics
    const decoded = decodeEventLog({
      abi: [event as AbiEvent],
      topics: [selector ?? '0x', ...rest],
      data,
    })
    const args = decoded.args as unknown as Record<string, unknown> // by the names of the event
    switch (event.name) {
      case 'SafeMultiSigTransaction': {
        const { additionalInfo, operation, ...fields } = args
        if (operation !== 0 && operation !== 1) return null
        const [nonce, sender, threshold] = decodeAbiParameters(
          [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
          additionalInfo as Hex,
        )
        return { kind: 'multisigTransaction', ...fields, operation, nonce, sender, threshold }
      }
      case 'SafeReceived':
        return { kind: 'received', ...args }
      case 'Transfer':
        return { kind: 'tokenId' in args ? 'erc721Transfer' : 'erc20Transfer', ...args }
      default: {
        const success = event.name === 'ExecutionSuccess'
        return { kind: 'executed', safeTxHash: args['txHash'], success, payment: args['payment'] }
      }
    }
  } catch {
    return null
  }
}

function digitsOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
