import { describe, expect, test } from 'vitest'

import {
  collectItems,
  confirmTransaction,
  type GatewayClient,
  GatewayMismatchError,
  GatewayPageUrlError,
  getCollectiblesPage,
  getDelegates,
  getSafeInfo,
  getSafeOverviews,
  getTransaction,
  getTransactionHistory,
  type PageOptions,
} from './index.ts'
import { answering } from './testing/answering.ts'
import { account, overview, rows } from './testing/rows.ts'
import {
  addressInfo,
  buildDetails,
  buildItem,
  buildPage,
  buildSafeInfo,
  hashOf,
  owners,
  safe,
} from './testing/wire.ts'

const elsewhere = '0x000000000000000000000000000000000000dEaD'

/** Fields in which an answer can say what it is about. */
const names =
  /(?<!Template)(^|\.)(chainId|chainIds\.0|address|address\.value|safe|safeAddress|owner|delegate|delegator|id|txId|txHash|messageHash|safeTxHash|tokenAddress|deviceUuid|taskId)$/

/** The same, about something else. */
function turned(value: unknown): unknown {
  if (typeof value === 'number') return value + 998
  if (typeof value !== 'string') return undefined
  if (/^\d+$/.test(value)) return '999'
  if (/^0x[\da-f]{40}$/i.test(value)) return elsewhere
  if (/^0x[\da-f]{64}$/i.test(value)) return hashOf('e')
  if (value.includes('_')) return value.replace(/0x[\da-f]{40}/i, elsewhere)
  return `${value}-other`
}

/** Every field of an answer that could say what it is about, and the answer with that field about something else. */
function turnedAnswers(answer: unknown, path: string[] = []): [string, unknown][] {
  if (typeof answer !== 'object' || answer === null) {
    const other = names.test(path.join('.')) ? turned(answer) : undefined
    return other === undefined ? [] : [[path.join('.'), other]]
  }
  return Object.entries(answer).flatMap(([key, value]) =>
    turnedAnswers(value, [...path, key]).map(([field, other]): [string, unknown] => [
      field,
      Array.isArray(answer)
        ? answer.map((item: unknown, index) => (String(index) === key ? other : item))
        : { ...answer, [key]: other },
    ]),
  )
}

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

/** What says nothing about the question: it was not requested. */
const unasked = [
  // Ids that the gateway gives out.
  'getCollectibles: 0.id',
  'getCollectiblesPage: results.0.id',
  'getSafeApps: 0.id',
  'getSession: id',
  'registerDevice: deviceUuid',
  'relayTransaction: taskId',
  // Tokens and contracts that an account holds, or that a chain has.
  'getBalances: items.0.tokenInfo.address',
  'getCollectibles: 0.address',
  'getCollectiblesPage: results.0.address',
  'getGasTokens: results.0.address',
  'getMasterCopies: 0.address',
  'getPortfolio: tokenBalances.0.tokenInfo.address',
  'getPositions: 0.items.0.items.0.tokenInfo.address',
  // Lists of everything there is, of which each says what it is.
  'getChains: results.0.chainId',
  'getServiceChains: results.0.chainId',
  'getCounterfactualSafes: safes.1.0.address',
  'getCounterfactualSafes: safes.1.0.chainId',
  'getDelegates: results.0.delegate',
  'getMessages: results.1.messageHash',
]

test('an answer about another account, chain, transaction or message is refused, by every call', async () => {
  const believed: string[] = []
  const refused = new Set<string>()
  for (const [name, { call, answer }] of Object.entries(rows)) {
    for (const [field, other] of turnedAnswers(answer)) {
      const { client } = answering(() => other)
      const error = await failure(call(client))
      if (!(error instanceof GatewayMismatchError)) {
        believed.push(`${name}: ${field}`)
        continue
      }
      refused.add(`${name}: ${field}`)
      // It says what was requested and what came, and where: in the words of the wire.
      const { expected, received } = error
      expect({ expected, received }).not.toMatchObject({ expected: received })
      const came = received.split(/[,:]/)[name === 'getSafeOverviews' ? 1 : 0] ?? ''
      expect(JSON.stringify(other).toLowerCase()).toContain(came.toLowerCase())
      expect(error.message).toContain(received)
    }
  }
  expect(believed.sort()).toEqual(unasked.sort())
  expect([...refused].sort()).toEqual([
    'confirmTransaction: detailedExecutionInfo.safeTxHash',
    'confirmTransaction: safeAddress',
    'confirmTransaction: txId',
    'getChain: chainId',
    'getContract: address',
    'getDelegates: results.0.delegator',
    'getIncomingTransfers: results.0.transaction.id',
    'getMessage: messageHash',
    'getModuleTransactions: results.0.transaction.executionInfo.address.value',
    'getModuleTransactions: results.0.transaction.id',
    'getMultisigTransactions: results.0.transaction.id',
    'getPortfolio: tokenBalances.0.tokenInfo.chainId',
    'getSafeApps: 0.chainIds.0',
    'getSafeInfo: address.value',
    'getSafeInfo: chainId',
    'getSafeOverviews: 0.address.value',
    'getSafeOverviews: 0.chainId',
    'getServiceChain: chainId',
    'getTransaction: detailedExecutionInfo.safeTxHash',
    'getTransaction: safeAddress',
    'getTransaction: txId',
    'getTransactionHistory: results.1.transaction.id',
    'getTransactionQueue: results.2.transaction.id',
    'proposeTransaction: detailedExecutionInfo.safeTxHash',
    'proposeTransaction: safeAddress',
    'proposeTransaction: txId',
  ])
})

describe('a neighbouring page', () => {
  const lists = Object.entries(rows).filter(
    ([, { answer }]) => answer !== undefined && 'results' in answer,
  )

  test('there are lists', () => {
    expect(lists.length).toBeGreaterThan(8)
  })

  describe.each(lists.map(([name, row]) => ({ name, ...row })))(
    '$name',
    ({ call, answer, sent }) => {
      const path = sent.split(' ')[1]?.split('?')[0] ?? ''
      const pageOf = (given: object) => answering(() => ({ ...answer, ...given })).client
      const url = (path: string, query = 'cursor=limit%3D20%26offset%3D20') =>
        `https://gateway.test${path}?${query}`

      test('of the same list is taken, whatever host and folder it names', async () => {
        for (const next of [
          url(path),
          `http://internal:8080/cgw${path.replace(/\/?$/, '/')}?cursor=x`,
          `${path}?cursor=x`,
        ]) {
          await expect(call(pageOf({ next, previous: next }))).resolves.toMatchObject({ next })
        }
      })

      const others = [
        ['another account', path.replace(safe, elsewhere)],
        ['another chain', path.replace('/chains/1/', '/chains/2/')],
        ['another list', `${path}/more`],
        ['a list of another version', path.replace(/^\/v\d/, '/v9')],
        ['a folder above', path.replace(/[^/]+\/?$/, '')],
      ].filter(([, other]) => other !== path)

      test.each(others)('of %s is not', async (_, other) => {
        for (const field of ['next', 'previous']) {
          const error = await failure(call(pageOf({ [field]: url(other ?? '') })))
          expect(error).toBeInstanceOf(GatewayMismatchError)
          expect(error).toMatchObject({
            field: 'pageUrl',
            expected: path,
            received: url(other ?? ''),
          })
        }
      })

      const queries = [...new URLSearchParams(sent.split('?')[1])].filter(
        ([name]) => !/^(cursor|limit|offset)$/.test(name),
      )
      test.each(queries)('of other items (%s) is not', async (name) => {
        const next = url(path, new URLSearchParams([[name, 'other']]).toString())
        expect(await failure(call(pageOf({ next })))).toBeInstanceOf(GatewayMismatchError)
        const twice = url(path, `${sent.split('?')[1]}&${name}=other`)
        expect(await failure(call(pageOf({ next: twice })))).toBeInstanceOf(GatewayMismatchError)
      })
    },
  )

  test("is not read when it is another account's, and none of its items come", async () => {
    const other = `https://gateway.test/v1/chains/2/safes/${elsewhere}/transactions/history?cursor=x`
    const { client, requests } = answering(() => buildPage([buildItem()], { next: other }))
    expect(await failure(collectItems(client, getTransactionHistory, account))).toBeInstanceOf(
      GatewayMismatchError,
    )
    expect(requests).toHaveLength(1)
    const given = { ...account, pageUrl: other } satisfies PageOptions & typeof account
    expect(await failure(getTransactionHistory(client, given))).toMatchObject({
      name: 'GatewayMismatchError',
    })
    expect(requests).toHaveLength(1)
  })

  test('on another host that is another list is refused as well', async () => {
    const { client } = answering(() => buildPage([], { next: 'https://evil.test/page-2' }))
    const error = await failure(getCollectiblesPage(client, account))
    expect(error).toBeInstanceOf(GatewayPageUrlError)
    expect(error).toBeInstanceOf(GatewayMismatchError)
    expect(error).toMatchObject({ pageUrl: 'https://evil.test/page-2' })
  })
})

describe('what is requested in other ways', () => {
  const details = buildDetails()
  const hash = hashOf('a')

  test.each([
    ['id and hash', `multisig_${safe}_${hash}`],
    [
      'id in another writing',
      `multisig_${safe.toLowerCase()}_${hash.toUpperCase().replace('0X', '0x')}`,
    ],
    ['hash alone', hash],
  ])('a transaction by its %s', async (_, id) => {
    const ask = (answer: object) =>
      getTransaction(answering(() => answer).client, { chainId: 1, id })
    await expect(ask(details)).resolves.toMatchObject({ safeAddress: safe })
    for (const other of [
      buildDetails('b'),
      { ...details, txId: `multisig_${elsewhere}_${hash}` },
      {
        ...details,
        txId: `multisig_${elsewhere}_${hash}`,
        safeAddress: elsewhere,
        ...(id === hash && { txId: `multisig_${safe}_${hash}` }),
      },
      {
        ...details,
        detailedExecutionInfo: { ...details.detailedExecutionInfo, safeTxHash: hashOf('b') },
      },
      { ...details, txId: hashOf('b') },
    ]) {
      expect(await failure(ask(other))).toBeInstanceOf(GatewayMismatchError)
    }
  })

  test('a transfer and a module transaction by their ids', async () => {
    for (const id of [
      `transfer_${safe}_e${'a'.repeat(64)}5`,
      `module_${safe}_i${'a'.repeat(64)}0,1`,
    ]) {
      const answer = { ...details, txId: id, detailedExecutionInfo: null }
      const ask = (answer: object) =>
        getTransaction(answering(() => answer).client, { chainId: 1, id })
      await expect(ask(answer)).resolves.toMatchObject({ txId: id })
      expect(await failure(ask({ ...answer, txId: `${id}6` }))).toBeInstanceOf(GatewayMismatchError)
    }
  })

  test('overviews: account and chain belong together', async () => {
    const safes = [account, { chainId: 2, address: owners[0]! }]
    const ask = (answer: object) => getSafeOverviews(answering(() => answer).client, { safes })
    await expect(ask([overview])).resolves.toMatchObject([{ chainId: 1 }, null])
    for (const other of [
      { ...overview, chainId: '2' },
      { ...overview, address: addressInfo(owners[0]!) },
      { ...overview, address: addressInfo(elsewhere) },
    ]) {
      expect(await failure(ask([overview, other]))).toBeInstanceOf(GatewayMismatchError)
    }
  })

  test('delegates of no account in particular may be of any', async () => {
    const delegate = { safe: elsewhere, delegate: owners[0], delegator: owners[1], label: 'x' }
    const askAbout = (parameters: object, given: object = {}) =>
      getDelegates(answering(() => buildPage([{ ...delegate, ...given }])).client, {
        chainId: 1,
        ...parameters,
      })
    await expect(askAbout({ delegate: owners[0]! })).resolves.toMatchObject({ results: [{}] })
    await expect(askAbout({ safe }, { safe: null })).resolves.toMatchObject({ results: [{}] })
    expect(await failure(askAbout({ safe }))).toBeInstanceOf(GatewayMismatchError)
    expect(await failure(askAbout({ delegate: owners[2] }))).toBeInstanceOf(GatewayMismatchError)
  })

  test("an item that cannot be read is not another account's for that", async () => {
    const other = buildItem('a', { id: `transfer_${elsewhere}_e1`, timestamp: 1e300 })
    const { client } = answering(() => buildPage([other]))
    expect(await failure(getTransactionHistory(client, account))).toBeInstanceOf(
      GatewayMismatchError,
    )
  })

  test('an id of a kind to come, which names no account, is taken', async () => {
    const { client } = answering(() => buildPage([buildItem('a', { id: `swap_${hash}` })]))
    await expect(getTransactionHistory(client, account)).resolves.toMatchObject({ results: [{}] })
  })

  test('an answer is not sent for again, and not kept for the next who asks', async () => {
    const { client, requests } = answering(
      (_, index) => buildSafeInfo(index === 0 ? { address: addressInfo(elsewhere) } : {}),
      { retry: 2 },
    )
    expect(await failure(getSafeInfo(client, account))).toBeInstanceOf(GatewayMismatchError)
    expect(requests).toHaveLength(1)
    await expect(getSafeInfo(client, account)).resolves.toMatchObject({ nonce: 7 })
  })

  test.each(['strict', 'lenient', 'off'] as const)('%s makes no difference', async (validate) => {
    const { client } = answering(() => buildSafeInfo({ chainId: '2' }), { validate })
    expect(await failure(getSafeInfo(client, account))).toMatchObject({
      name: 'GatewayMismatchError',
      field: 'chainId',
      expected: '1',
      received: '2',
      message: 'The gateway answered about another chainId: 2, not 1',
      method: 'GET',
    })
  })

  test('what is no answer at all is refused by its schema', async () => {
    for (const answer of [null, 5, 'x', [], [[]], {}, { address: 5 }, { address: { value: {} } }]) {
      const { client } = answering(() => answer)
      expect(await failure(getSafeInfo(client, account))).toMatchObject({
        name: 'GatewayValidationError',
      })
    }
  })
})

test('a confirmation is of the transaction that was confirmed', async () => {
  const confirmation = { chainId: 1, safeTxHash: hashOf('a'), signature: '0x12' } as const
  const confirm = (client: GatewayClient) => confirmTransaction(client, confirmation)
  await expect(confirm(answering(() => buildDetails()).client)).resolves.toMatchObject({
    safeAddress: safe,
  })
  expect(await failure(confirm(answering(() => buildDetails('b')).client))).toBeInstanceOf(
    GatewayMismatchError,
  )
})
