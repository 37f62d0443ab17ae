import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contract,
  operationsOf,
  routeOf,
  type Schema,
  schemaOf,
} from '@ghost-pay/gateway-wire/contract'

import * as gateway from '../index.ts'
import { answering } from '../testing/answering.ts'
import { rows } from '../testing/rows.ts'
import { hashOf, owners, safe } from '../testing/wire.ts'

const { schemas } = contract.components
const operations = new Map(operationsOf(contract))

const addressFields =
  /^(address|to|creator|factoryAddress|masterCopy|safeAddress|tokenAddress|receiptTokenAddress|gasToken|refundReceiver|ensRegistryAddress|delegate|delegator|safe|safes|signerAddress|verifyingContract)$/
const hashFields = /^(txHash|transactionHash|safeTxHash|messageHash)$/
const hexFields = /^(data|hexData|setupData|signature|preparedSignature)$/
const wholeFields =
  /^(balance|safeTxGas|baseGas|gasPrice|fee|payment|tokenId|weiValue|maxFeePerGas|maxPriorityFeePerGas|dataSize|chainId|chainIds|saltNonce|value)$/
const dateFields =
  /^(created|currentBlockTimestamp|erc20BlockTimestamp|masterCopiesBlockTimestamp)$/

/** The document says “string” of everything; the field's name says what kind of text it is. */
function textOf(owner: string, field: string): fc.Arbitrary<string> {
  if (`${owner}.${field}` === 'AddressInfo.value') return fc.constant(safe)
  if (/^(DataDecodedParameter|SafeAppAccessControl|RpcUri)$/.test(owner)) return fc.string()
  // An answer says what it is about, and that is what was requested.
  if (owner === 'Contract' && field === 'address') return fc.constant(safe)
  if (/^(safe|safeAddress)$/.test(field)) return fc.constantFrom(safe, safe.toLowerCase())
  if (/^chainIds?$/.test(field)) return fc.constant('1')
  if (/^(safeTxHash|messageHash)$/.test(field)) return fc.constant(hashOf('a'))
  if (field === 'txId') return fc.constant(id)
  if (/^(next|previous)$/.test(field)) return fc.constant(pageMark)
  if (field === 'dataSize') return fc.nat().map(String)
  // Templates of addresses, not addresses.
  if (owner === 'BlockExplorerUriTemplate') return fc.string()
  if (addressFields.test(field)) return fc.constantFrom(...owners)
  if (hashFields.test(field)) return fc.constantFrom(hashOf('a'), hashOf('0'))
  if (hexFields.test(field)) return fc.constantFrom('0x', '0x12')
  if (wholeFields.test(field)) return fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String)
  if (dateFields.test(field)) return fc.constant('2026-02-01T00:00:00.000Z')
  return fc.string()
}

/** Answers that the document allows. Fields that it does not require come, come as `null`, or do not come. */
function answersOf(schema: Schema, depth = 0, owner = '', field = ''): fc.Arbitrary<unknown> {
  if (schema.nullable) {
    const rest = { ...schema, nullable: false }
    return depth > 8 ? fc.constant(null) : fc.option(answersOf(rest, depth, owner, field))
  }
  // A union comes before `allOf`, where the document repeats the class that its members are made from.
  const some = schema.oneOf ?? schema.anyOf
  if (some) return fc.oneof(...some.map((each) => answersOf(each, depth, owner, field)))
  const one = schema.$ref ?? schema.allOf?.[0]?.$ref
  if (one !== undefined) {
    const name = one.split('/').at(-1) ?? ''
    return answersOf(schemas[name] ?? {}, depth + 1, name, field)
  }
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return textOf(owner, field)
    case 'number':
    case 'integer':
      if (field === 'decimals') return fc.nat({ max: 255 })
      return field === 'threshold' ? fc.integer({ min: 1, max: 1000 }) : fc.nat()
    case 'boolean':
      return fc.boolean()
    case 'array': {
      if (depth > 8) return fc.constant([])
      return fc.array(answersOf(schema.items ?? {}, depth + 1, owner, field), { maxLength: 3 })
    }
    case 'null':
      return fc.constant(null)
    default:
      // The document says “object” of it; on the wire it has always been this one.
      if (field === 'contractAbi') return fc.constant({ abi: [{ type: 'function' }] })
      return schema.properties ? objectsOf(schema, depth, owner) : fc.constant({})
  }
}

function objectsOf({ properties = {}, required = [] }: Schema, depth: number, owner: string) {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const isDeepEnough = depth > 8 && !required.includes(field)
    return [field, isDeepEnough ? fc.constant(null) : answersOf(schema, depth + 1, owner, field)]
  })
  // The gateway writes `null` for what has no value; for the client, `null` and absent are the same.
  const requiredKeys = required.filter((field) => properties[field]?.nullable !== true)
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys,
  })
}

/** Stands for the address of a neighbouring page, which is the asked one's with another cursor. */
const pageMark = 'page'
const withPages = (answer: unknown, path: string): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      /^(next|previous)$/.test(key) && value === pageMark
        ? `http://internal${path.split('?')[0]}?cursor=limit%3D20%26offset%3D20`
        : value,
    ),
  )

const account = { chainId: 1, address: safe }
const id = `multisig_${safe}_${hashOf('a')}`
const call = { to: safe, value: 0n }
const calls: Record<string, (client: gateway.GatewayClient) => Promise<unknown>> = {
  getSafeInfo: (client) => gateway.getSafeInfo(client, account),
  getNonces: (client) => gateway.getNonces(client, account),
  getIncomingTransfers: (client) => gateway.getIncomingTransfers(client, account),
  getModuleTransactions: (client) => gateway.getModuleTransactions(client, account),
  getMultisigTransactions: (client) => gateway.getMultisigTransactions(client, account),
  getBalances: (client) => gateway.getBalances(client, account),
  getOwnedSafes: (client) => gateway.getOwnedSafes(client, { chainId: 1, owner: safe }),
  getCollectiblesPage: (client) => gateway.getCollectiblesPage(client, account),
  getTransactionHistory: (client) => gateway.getTransactionHistory(client, account),
  getTransactionQueue: (client) => gateway.getTransactionQueue(client, account),
  getTransaction: (client) => gateway.getTransaction(client, { chainId: 1, id }),
  getChains: (client) => gateway.getChains(client),
  getChain: (client) => gateway.getChain(client, { chainId: 1 }),
  getSafeApps: (client) => gateway.getSafeApps(client, { chainId: 1 }),
  getMasterCopies: (client) => gateway.getMasterCopies(client, { chainId: 1 }),
  getMessages: (client) => gateway.getMessages(client, account),
  getMessage: (client) => gateway.getMessage(client, { chainId: 1, messageHash: hashOf('a') }),
  estimateTransaction: (client) =>
    gateway.estimateTransaction(client, { ...account, transaction: call }),
  proposeTransaction: (client) =>
    gateway.proposeTransaction(client, {
      ...account,
      transaction: { ...call, nonce: 0 },
      safeTxHash: hashOf('a'),
      sender: safe,
    }),
  decodeData: (client) => gateway.decodeData(client, { chainId: 1, data: '0x' }),
  previewTransaction: (client) =>
    gateway.previewTransaction(client, { ...account, transaction: call }),
  getSafeCreation: (client) => gateway.getSafeCreation(client, account),
  getSafeOverviews: (client) => gateway.getSafeOverviews(client, { safes: [account] }),
  getContract: (client) => gateway.getContract(client, { chainId: 1, contract: safe }),
  getAbout: (client) => gateway.getAbout(client),
  getChainAbout: (client) => gateway.getChainAbout(client, { chainId: 1 }),
  getBackbone: (client) => gateway.getBackbone(client, { chainId: 1 }),
  getIndexingStatus: (client) => gateway.getIndexingStatus(client, { chainId: 1 }),
  getGasPrice: (client) => gateway.getGasPrice(client, { chainId: 1 }),
  getDelegates: (client) => gateway.getDelegates(client, { chainId: 1, safe }),
  getAuthNonce: (client) => gateway.getAuthNonce(client),
  getRelaysRemaining: (client) => gateway.getRelaysRemaining(client, account),
  getPositions: (client) => gateway.getPositions(client, account),
  getPortfolio: (client) => gateway.getPortfolio(client, { address: safe }),
  getAllOwnedSafes: (client) => gateway.getAllOwnedSafes(client, { owner: safe }),
  getCollectibles: (client) => gateway.getCollectibles(client, account),
  getFiatCodes: (client) => gateway.getFiatCodes(client),
  getServiceChain: (client) => gateway.getServiceChain(client, { chainId: 1, serviceKey: 'KEY' }),
  getServiceChains: (client) => gateway.getServiceChains(client, { serviceKey: 'KEY' }),
  getSession: (client) => gateway.getSession(client),
  getRelayStatus: (client) => gateway.getRelayStatus(client, { chainId: 1, taskId: '0xabc' }),
  getGasTokens: (client) => gateway.getGasTokens(client, { chainId: 1 }),
  previewFees: (client) =>
    gateway.previewFees(client, {
      ...account,
      transaction: { ...call, nonce: 0, gasToken: safe },
      numberSignatures: 1,
    }),
  relayTransaction: (client) =>
    gateway.relayTransaction(client, { ...account, version: '1.4.1', to: safe, data: '0x' }),
  confirmTransaction: (client) =>
    gateway.confirmTransaction(client, {
      chainId: 1,
      safeTxHash: hashOf('a'),
      signature: '0x12',
    }),
  getDeviceSubscriptions: (client) =>
    gateway.getDeviceSubscriptions(client, { ...account, deviceUuid: 'a-b' }),
  registerDevice: (client) =>
    gateway.registerDevice(client, { cloudMessagingToken: 't', safes: [], deviceType: 'WEB' }),
  getCounterfactualSafes: (client) => gateway.getCounterfactualSafes(client),
}

/** The route that a call asks, and what the contract says of its answer. */
async function answerOf(name: string): Promise<[route: string, answer: Schema | undefined]> {
  const { client, requests } = answering(() => ({}))
  // What the call makes of this answer does not matter here.
  await calls[name]?.(client).catch(() => undefined)
  const route = routeOf(requests[0]?.method ?? '', requests[0]?.path ?? '') ?? ''
  const { '200': ok, '201': created } = operations.get(route)?.responses ?? {}
  return [route, schemaOf(ok) ?? schemaOf(created)]
}

const answers = await Promise.all(
  Object.keys(calls).map(async (name) => ({ name, answer: (await answerOf(name))[1] })),
)

test('every call whose answer the contract describes is here', () => {
  const described = Object.entries(rows)
    .filter(([, { sent }]) => {
      const [method = '', path = ''] = sent.split(' ')
      const { '200': ok, '201': created } =
        operations.get(routeOf(method, path) ?? '')?.responses ?? {}
      return (schemaOf(ok) ?? schemaOf(created)) !== undefined
    })
    .map(([name]) => name)
  expect(Object.keys(calls).sort()).toEqual(described.sort())
})

describe('every answer that the contract allows is read', () => {
  test.each(answers)('$name', async ({ name, answer: schema }) => {
    await fc.assert(
      fc.asyncProperty(answersOf(schema ?? {}), async (answer) => {
        const { client } = answering(({ path }) => withPages(answer, path))
        await expect(calls[name]?.(client)).resolves.toBeDefined()
      }),
      { numRuns: 60 },
    )
  })
})

test('an answer that the contract does not allow is refused, field by field', async () => {
  const noticed: Record<string, boolean> = {}
  for (const { name, answer: schema = {} } of answers) {
    const { required = [] } = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? {}
    const [answer] = fc.sample(answersOf(schema), { numRuns: 1, seed: 7 })
    for (const field of required) {
      const { client } = answering(({ path }) =>
        withPages({ ...(answer as object), [field]: { not: 'this' } }, path),
      )
      const error = await calls[name]?.(client).catch((error: unknown) => error)
      noticed[`${name}.${field}`] = error instanceof gateway.GatewayValidationError
    }
  }
  const missed = Object.keys(noticed).filter((field) => !noticed[field])
  expect(Object.keys(noticed).length).toBeGreaterThan(100)
  expect(missed.sort()).toEqual([
    // The document says “object” of it and no more.
    'getBackbone.headers',
    'getBackbone.settings',
    // All of it may be absent.
    'getChain.beaconChainExplorerUriTemplate',
    'getChain.relayer',
    'getServiceChain.beaconChainExplorerUriTemplate',
    'getServiceChain.relayer',
    // The client does not look into it.
    'getSession.id',
    // All of it may be absent.
    'previewFees.txData',
  ])
})
