import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'

import * as door from './index.ts'
import { array, lazy, leaf, object, orElse, record, type Schema } from './schema.ts'
import { type balanceSchema } from './schemas/balance.ts'
import { chainSchema } from './schemas/chain.ts'
import { dataDecodedSchema } from './schemas/dataDecoded.ts'
import { messageSchema, type TypedData } from './schemas/message.ts'
import { amount, type OpenEnum, text } from './schemas/primitives.ts'
import { type SafeInfo, safeInfoSchema } from './schemas/safe.ts'
import {
  historyPageSchema,
  queuePageSchema,
  transactionDetailsSchema,
} from './schemas/transaction.ts'
import {
  settingsInfoSchema,
  transactionInfoSchema,
  type TransactionInfo,
} from './schemas/transactionInfo.ts'
import {
  addressInfo,
  buildChain,
  buildDetails,
  buildItem,
  buildPage,
  buildSafeInfo,
  buildTransfer,
  hashOf,
  owners,
  safe,
} from './testing/wire.ts'

describe('valibot takes the schemas as its own', () => {
  test('parses', () => {
    expect(v.parse(safeInfoSchema, buildSafeInfo())).toMatchObject({ chainId: 1 })
    expect(v.is(safeInfoSchema, buildSafeInfo({ owners: 5 }))).toBe(false)
  })

  test('composes', () => {
    const both = v.object({ safe: safeInfoSchema, tags: v.optional(v.array(text)) })
    expect(v.parse(both, { safe: buildSafeInfo() })).toMatchObject({ safe: { nonce: 7 } })
    const big = v.pipe(amount, v.minValue(5n))
    expect(v.safeParse(big, '5').output).toBe(5n)
    expect(v.safeParse(big, '4').success).toBe(false)
  })

  test('says where something is wrong', () => {
    const { issues } = v.safeParse(v.array(safeInfoSchema), [
      buildSafeInfo(),
      buildSafeInfo({ owners: [{}] }),
    ])
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['1.owners.0.value', 'Expected an address but received undefined'],
    ])
    expect(v.flatten(issues!).nested).toEqual({
      '1.owners.0.value': ['Expected an address but received undefined'],
    })
  })

  test('throws its own error', () => {
    expect(() => v.parse(safeInfoSchema, {})).toThrow(v.ValiError)
  })

  test('is a Standard Schema', async () => {
    const { validate, version } = safeInfoSchema['~standard']
    expect(version).toBe(1)
    expect(await validate(buildSafeInfo())).toMatchObject({ value: { nonce: 7 } })
    expect(await validate({})).toHaveProperty('issues')
  })

  test('reads the type off', () => {
    expectTypeOf<v.InferOutput<typeof safeInfoSchema>>().toEqualTypeOf<SafeInfo>()
    expectTypeOf<SafeInfo['implementationVersionState']>().toEqualTypeOf<
      OpenEnum<'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'>
    >()
    expectTypeOf<v.InferOutput<typeof balanceSchema>['balance']>().toEqualTypeOf<bigint>()
    expectTypeOf<Extract<TransactionInfo, { type: 'Transfer' }>['direction']>().toEqualTypeOf<
      OpenEnum<'INCOMING' | 'OUTGOING' | 'UNKNOWN'>
    >()
    expectTypeOf<TransactionInfo['type']>().toEqualTypeOf<
      'Transfer' | 'SettingsChange' | 'Custom' | 'Creation' | 'unknown'
    >()
  })
})

describe('the parts', () => {
  const even = leaf('an even number', (value) =>
    typeof value === 'number' && value % 2 === 0 ? value : undefined,
  )
  const run = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value)

  test('everything that is wrong is said, not the first thing alone', () => {
    const schema = object({ a: even, b: array(even), c: record(even) })
    const { issues } = run(schema, { a: 1, b: [2, 3, 4, 5], c: { x: 1, y: 2 } })
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['a', 'b.1', 'b.3', 'c.x'])
  })

  test('the input is left as it was', () => {
    const input = Object.freeze({ a: 2, b: Object.freeze(['4']), other: 1 })
    const { output } = run(object({ a: even, b: array(amount), c: orElse(even, () => 0) }), input)
    expect(output).toEqual({ a: 2, b: [4n], c: 0, other: 1 })
    expect(input).toEqual({ a: 2, b: ['4'], other: 1 })
  })

  test.each([[null], [undefined], [5], ['x'], [[]]])('%j is no object', (value) => {
    expect(run(object({}), value).success).toBe(false)
    expect(run(record(even), value).success).toBe(false)
  })

  test('a list is made anew for each that lacks one', () => {
    const schema = object({ list: orElse(array(even), () => []) })
    const [one, other] = [v.parse(schema, {}), v.parse(schema, { list: null })]
    expect(one).toEqual(other)
    expect(one.list).not.toBe(other.list)
  })

  test('what is chosen late is read all the same', () => {
    const schema = lazy((value): Schema<number | number[]> =>
      Array.isArray(value) ? array(even) : even,
    )
    expect(run(schema, [2]).success).toBe(true)
    expect(run(schema, 3).success).toBe(false)
  })
})

describe('both dialects', () => {
  const bare = (value: string) => ({ value })

  test('a transaction of 2023, which left out what it did not know', () => {
    const old = {
      type: 'TRANSACTION',
      conflictType: 'None',
      transaction: {
        id: `multisig_${safe}_${hashOf('a')}`,
        timestamp: 1,
        txStatus: 'SUCCESS',
        txInfo: {
          type: 'Transfer',
          sender: bare(safe),
          recipient: bare(owners[0]!),
          direction: 'OUTGOING',
          transferInfo: { type: 'ERC20', tokenAddress: owners[1], value: '5' },
        },
      },
    }
    expect(v.parse(historyPageSchema, { results: [old] })).toEqual({
      count: null,
      next: null,
      previous: null,
      results: [
        {
          ...old,
          transaction: {
            ...old.transaction,
            txHash: null,
            executionInfo: null,
            safeAppInfo: null,
            note: null,
            txInfo: {
              ...old.transaction.txInfo,
              humanDescription: null,
              sender: addressInfo(safe),
              recipient: addressInfo(owners[0]!),
              transferInfo: {
                type: 'ERC20',
                tokenAddress: owners[1],
                value: 5n,
                decimals: null,
                tokenName: null,
                tokenSymbol: null,
                logoUri: null,
                trusted: null,
                imitation: false,
              },
            },
          },
        },
      ],
    })
  })

  test('details of 2023, without rejectors, payment, proposer', () => {
    const { detailedExecutionInfo, ...rest } = buildDetails()
    const { rejectors, fee, payment, proposer, proposedByDelegate, trusted, ...old } =
      detailedExecutionInfo
    expect([rejectors, fee, payment, proposer, proposedByDelegate, trusted]).toHaveLength(6)
    expect(
      v.parse(transactionDetailsSchema, { ...rest, detailedExecutionInfo: old }),
    ).toMatchObject({
      detailedExecutionInfo: { rejectors: [], fee: null, proposer: null, trusted: null },
    })
  })

  test('a chain of 2023', () => {
    const {
      isTestnet,
      zk,
      chainLogoUri,
      beaconChainExplorerUriTemplate,
      balancesProvider,
      recommendedMasterCopyVersion,
      relayer,
      ...old
    } = buildChain({
      gasPrice: [
        { type: 'ORACLE', uri: 'u', gasParameter: 'p', gweiFactor: '1' },
        { type: 'FIXED', weiValue: '5' },
        { type: 'UNKNOWN' },
      ],
    })
    expect([
      isTestnet,
      zk,
      chainLogoUri,
      beaconChainExplorerUriTemplate,
      balancesProvider,
      recommendedMasterCopyVersion,
      relayer,
    ]).toHaveLength(7)
    expect(v.parse(chainSchema, old)).toMatchObject({
      isTestnet: null,
      relayer: null,
      gasPrice: [
        { type: 'ORACLE' },
        { type: 'FIXED', weiValue: 5n },
        { type: 'unknown', received: 'UNKNOWN' },
      ],
    })
  })

  test.each(['oracle', 'ORACLE'])('gas price %s', (type) => {
    const gasPrice = [{ type, uri: 'u', gasParameter: 'p', gweiFactor: '1' }]
    expect(v.parse(chainSchema, buildChain({ gasPrice })).gasPrice[0]?.type).toBe('ORACLE')
  })

  test.each(['CHANGE_MASTER_COPY', 'CHANGE_IMPLEMENTATION'])('%s', (type) => {
    expect(v.parse(settingsInfoSchema, { type, implementation: addressInfo(safe) })).toEqual({
      type: 'CHANGE_IMPLEMENTATION',
      implementation: addressInfo(safe),
    })
  })
})

describe('what is new', () => {
  test('a member that is not known is kept', () => {
    const swap = { type: 'SwapOrder', uid: '0x', sellAmount: '5' }
    expect(v.parse(transactionInfoSchema, swap)).toEqual({
      type: 'unknown',
      received: 'SwapOrder',
      raw: swap,
    })
  })

  test('a member that is known and wrong is refused', () => {
    expect(v.is(transactionInfoSchema, buildTransfer({ sender: 5 }))).toBe(false)
  })

  test('an item of a list that is not known is kept', () => {
    const page = v.parse(queuePageSchema, buildPage([{ type: 'BANNER', text: 'x' }, buildItem()]))
    expect(page.results[0]).toMatchObject({ type: 'unknown', received: 'BANNER' })
  })

  test('a word that is not known is kept', () => {
    expect(
      v.parse(safeInfoSchema, buildSafeInfo({ implementationVersionState: 'ANCIENT' })),
    ).toMatchObject({
      implementationVersionState: 'ANCIENT',
    })
  })
})

test('a batch, with the calls inside it', () => {
  const inner = { method: 'transfer', parameters: null, accuracy: 'FULL_MATCH' }
  expect(
    v.parse(dataDecodedSchema, {
      method: 'multiSend',
      parameters: [
        {
          name: 'transactions',
          type: 'bytes',
          value: '0x00',
          valueDecoded: [{ operation: 0, to: safe, value: '5', data: '0x12', dataDecoded: inner }],
        },
        {
          name: 'list',
          type: 'uint256[][]',
          value: [['1', '2'], []],
          valueDecoded: { ...inner, parameters: [] },
        },
      ],
    }),
  ).toMatchObject({
    parameters: [
      { valueDecoded: [{ value: 5n, dataDecoded: { method: 'transfer', parameters: [] } }] },
      { value: [['1', '2'], []], valueDecoded: { method: 'transfer' } },
    ],
  })
})

test('typed data comes through untouched, since its hash hangs on every field', () => {
  const typedData: TypedData = {
    domain: { name: 'Test', chainId: 1 },
    primaryType: 'Mail',
    types: { Mail: [{ name: 'text', type: 'string' }] },
    message: { text: 'hello' },
  }
  const message = {
    messageHash: hashOf('a'),
    status: 'CONFIRMED',
    message: typedData,
    creationTimestamp: 1,
    modifiedTimestamp: 1,
    confirmationsSubmitted: 1,
    confirmationsRequired: 1,
    proposedBy: addressInfo(safe),
    confirmations: [],
    preparedSignature: '0x12',
  }
  expect(v.parse(messageSchema, message).message).toEqual(typedData)
  expect(v.is(messageSchema, { ...message, message: { types: {} } })).toBe(false)
})

test('the schemas import the types of valibot alone', () => {
  expect(readFileSync(new URL('schema.ts', import.meta.url), 'utf8')).toContain(
    "import type * as v from 'valibot'",
  )
})

test('no schema throws at whatever JSON, and each says what is wrong with it', () => {
  const exported: [string, unknown][] = Object.entries(door)
  const schemas = exported.filter(
    (entry): entry is [string, v.GenericSchema] =>
      entry[0].endsWith('Schema') && typeof entry[1] === 'object',
  )
  expect(schemas.length).toBeGreaterThan(50)
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.jsonValue(), ([, schema], value) => {
      const { success, issues } = v.safeParse(schema, value)
      expect(issues === undefined).toBe(success)
      for (const issue of issues ?? []) expect(issue.message).toMatch(/^Expected .+ but received /)
    }),
    { numRuns: 3000 },
  )
})
