import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type * as Wire from '@ghost-pay/gateway-wire'

import { array, lazy, leaf, object, orElse, type Output, record, type Schema } from './schema.ts'
import type { addressInfoSchema } from './schemas/addressInfo.ts'
import { amount } from './schemas/amounts.ts'
import type { balanceSchema } from './schemas/balance.ts'
import { chainSchema } from './schemas/chain.ts'
import { dataDecodedSchema } from './schemas/dataDecoded.ts'
import { messageSchema, type TypedData } from './schemas/message.ts'
import { type OpenEnum, openEnum } from './schemas/primitives.ts'
import { type SafeInfo, safeInfoSchema } from './schemas/safeInfo.ts'
import {
  historyPageSchema,
  queuePageSchema,
  transactionDetailsSchema,
} from './schemas/transaction.ts'
import {
  settingsInfoSchema,
  type TransactionInfo,
  transactionInfoSchema,
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

/** What `~standard` has, as its authors describe it (https://standardschema.dev, version 1). */
type StandardSchema<output> = {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<output> | Promise<StandardResult<output>>
    readonly types?: { readonly input: unknown; readonly output: output } | undefined
  }
}
type StandardResult<output> =
  | { readonly value: output; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
      }[]
    }

/** Reads as a stranger would, who knows Standard Schema and nothing else. */
function read<output>(schema: StandardSchema<output>, value: unknown) {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('Expected an answer at once')
  return result
}

function parse<output>(schema: StandardSchema<output>, value: unknown): output {
  const result = read(schema, value)
  if (result.issues) throw new Error(result.issues[0]?.message)
  return result.value
}

const is = (schema: StandardSchema<unknown>, value: unknown) => !read(schema, value).issues

const pathsOf = (schema: StandardSchema<unknown>, value: unknown) =>
  read(schema, value).issues?.map(({ path }) => path?.map(String).join('.'))

describe('a Standard Schema', () => {
  test('says whose it is, and in which version', () => {
    expect(safeInfoSchema['~standard']).toMatchObject({
      version: 1,
      vendor: '@ghost-pay/gateway-client',
    })
  })

  test('reads', () => {
    expect(parse(safeInfoSchema, buildSafeInfo())).toMatchObject({ chainId: 1, nonce: 7 })
    expect(is(safeInfoSchema, buildSafeInfo({ owners: 5 }))).toBe(false)
  })

  test('says where something is wrong, and what', () => {
    expect(read(safeInfoSchema, buildSafeInfo({ owners: [addressInfo(safe), {}] })).issues).toEqual(
      [
        {
          path: ['owners', 1, 'value'],
          message: 'Expected an address (20 bytes of hex, EIP-55) but received undefined',
        },
      ],
    )
  })

  test('has its type', () => {
    expectTypeOf<Output<typeof safeInfoSchema>>().toEqualTypeOf<SafeInfo>()
    expectTypeOf<SafeInfo['implementationVersionState']>().toEqualTypeOf<
      OpenEnum<'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'>
    >()
    expectTypeOf<Output<typeof balanceSchema>['balance']>().toEqualTypeOf<bigint>()
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
  test('everything that is wrong is said, not the first thing alone', () => {
    const schema = object({ a: even, b: array(even), c: record(even) })
    expect(pathsOf(schema, { a: 1, b: [2, 3, 4, 5], c: { x: 1, y: 2 } })).toEqual([
      'a',
      'b.1',
      'b.3',
      'c.x',
    ])
  })

  test('the input is left as it was', () => {
    const input = Object.freeze({ a: 2, b: Object.freeze(['4']), other: 1 })
    const output = parse(object({ a: even, b: array(amount), c: orElse(even, () => 0) }), input)
    expect(output).toEqual({ a: 2, b: [4n], c: 0, other: 1 })
    expect(input).toEqual({ a: 2, b: ['4'], other: 1 })
  })

  test.each([[null], [undefined], [5], ['x'], [[]]])('%j is no object', (value) => {
    expect(is(object({}), value)).toBe(false)
    expect(is(record(even), value)).toBe(false)
  })

  test('a list is made for each that lacks one', () => {
    const schema = object({ list: orElse(array(even), () => []) })
    const [one, other] = [parse(schema, {}), parse(schema, { list: null })]
    expect(one).toEqual(other)
    expect(one.list).not.toBe(other.list)
  })

  test('what is chosen late is read all the same', () => {
    const schema = lazy((value): Schema<number | number[]> =>
      Array.isArray(value) ? array(even) : even,
    )
    expect(is(schema, [2])).toBe(true)
    expect(is(schema, 3)).toBe(false)
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
    expect(parse(historyPageSchema, { results: [old] })).toEqual({
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
    expect(parse(transactionDetailsSchema, { ...rest, detailedExecutionInfo: old })).toMatchObject({
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
    expect(parse(chainSchema, old)).toMatchObject({
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
    expect(parse(chainSchema, buildChain({ gasPrice })).gasPrice[0]?.type).toBe('ORACLE')
  })

  test.each(['CHANGE_MASTER_COPY', 'CHANGE_IMPLEMENTATION'])('%s', (type) => {
    expect(parse(settingsInfoSchema, { type, implementation: addressInfo(safe) })).toEqual({
      type: 'CHANGE_IMPLEMENTATION',
      implementation: addressInfo(safe),
    })
  })
})

describe('what is new', () => {
  test('a member that is not known is kept', () => {
    const swap = { type: 'SwapOrder', uid: '0x', sellAmount: '5' }
    expect(parse(transactionInfoSchema, swap)).toEqual({
      type: 'unknown',
      received: 'SwapOrder',
      raw: swap,
    })
  })

  test('a member that is known and wrong is refused', () => {
    expect(is(transactionInfoSchema, buildTransfer({ sender: 5 }))).toBe(false)
  })

  test('an item of a list that is not known is kept', () => {
    const page = parse(queuePageSchema, buildPage([{ type: 'BANNER', text: 'x' }, buildItem()]))
    expect(page.results[0]).toMatchObject({ type: 'unknown', received: 'BANNER' })
  })

  test('a word that is not known is kept', () => {
    expect(
      parse(safeInfoSchema, buildSafeInfo({ implementationVersionState: 'ANCIENT' })),
    ).toMatchObject({
      implementationVersionState: 'ANCIENT',
    })
  })
})

test('a batch, with the calls inside it', () => {
  const inner = { method: 'transfer', parameters: null, accuracy: 'FULL_MATCH' }
  expect(
    parse(dataDecodedSchema, {
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
  expect(parse(messageSchema, message).message).toEqual(typedData)
  expect(is(messageSchema, { ...message, message: { types: {} } })).toBe(false)
})

test('no schema throws at whatever JSON, and each says what is wrong with it', async () => {
  const names = readdirSync(join(import.meta.dirname, 'schemas')).filter(
    (name) => !name.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    names.map((name) => import(`./schemas/${name}`) as Promise<Record<string, unknown>>),
  )
  const exported: [string, unknown][] = modules.flatMap((module) => Object.entries(module))
  const schemas = exported.filter(
    (entry): entry is [string, Schema<unknown>] =>
      entry[0].endsWith('Schema') && typeof entry[1] === 'object',
  )
  expect(schemas.length).toBeGreaterThan(50)
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.jsonValue(), ([, schema], value) => {
      for (const issue of read(schema, value).issues ?? [])
        expect(issue.message).toMatch(/^Expected .+ but received /)
    }),
    { numRuns: 3000 },
  )
})

test('a schema that cannot read what the contract says does not compile', () => {
  expectTypeOf<typeof addressInfoSchema>().toExtend<Schema<unknown, Wire.AddressInfo>>()
  type Renamed = Omit<Wire.AddressInfo, 'logoUri'> & { logo: string | null }
  expectTypeOf<typeof addressInfoSchema>().not.toExtend<Schema<unknown, Renamed>>()
  type Retyped = Omit<Wire.AddressInfo, 'name'> & { name: number }
  expectTypeOf<typeof addressInfoSchema>().not.toExtend<Schema<unknown, Retyped>>()
  const word = openEnum<'None' | 'HasNext'>()
  expectTypeOf(word).not.toExtend<Schema<unknown, 'None' | 'HasNext' | 'End'>>()
})
