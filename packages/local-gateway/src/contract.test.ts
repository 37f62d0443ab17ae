import { encodeFunctionData, getAddress, type LocalAccount, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@ghost-pay/gateway-wire/contract'
import { safeAbi } from '@ghost-pay/safe-protocol'
import {
  delegateTypedData,
  deleteTransactionTypedData,
  signInMessage,
} from '@ghost-pay/safe-protocol/service'

import { checkContract } from './testing/checkContract.ts'
import { openGateway, type Playground, startPlayground } from './testing/playground.ts'
import { refusedHere } from './testing/refusedHere.ts'

/** Calls that are answered with a refusal, because there is no such service. */
const withoutService = [
  'GET /v1/chains/{chainId}/fees/gas-tokens',
  'GET /v1/chains/{chainId}/gas-price',
  'GET /v1/chains/{chainId}/relay/status/{taskId}',
  'GET /v1/chains/{chainId}/relay/{safeAddress}',
  'GET /v2/chains/{chainId}/notifications/devices/{deviceUuid}/safes/{safeAddress}',
  'POST /v1/auth/logout/redirect',
  'POST /v1/chains/{chainId}/fees/{safeAddress}/preview',
  'POST /v1/chains/{chainId}/relay',
]

const payee = getAddress('0x00000000000000000000000000000000000000a1')

describe('the contract of the gateway', () => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  beforeAll(async () => {
    playground = await startPlayground({ seed: 'demo' })
    const tokens = [{ address: playground.chain.contracts.dUsd, logoUri: '' }]
    const prices = { native: { USD: '2500' }, [playground.chain.contracts.dUsd]: { USD: '1' } }
    gateway = openGateway({ chains: [playground.settings({ prices, tokens })] })
  })
  afterAll(() => playground.chain.stop())

  test('every route that is served is answered as the contract says, field by field', async () => {
    const people = {
      alice: playground.owner('Alice'),
      bob: playground.owner('Bob'),
    }
    await askOfAccounts(people)
    await askOfChains()
    await manageTransactions(people)
    await manageMessages(people)
    await manageDelegates(people)
    await manageUser(people.alice)
    await register()

    const expected = routes.filter(
      (route) =>
        !withoutService.includes(route) && !Object.values(refusedHere).flat().includes(route),
    )
    expect([...gateway.answered].sort()).toEqual([...expected].sort())
  })

  type People = Record<'alice' | 'bob', LocalAccount>
  const chain = '/v1/chains/31337'
  const call = { to: payee, value: '1', data: '0x', operation: 0 }

  /** Everything that is read of an account, with a module that acted for it. */
  async function askOfAccounts({ alice, bob }: People) {
    const { treasury, chain: local } = playground
    const module = encodeFunctionData({
      abi: safeAbi,
      functionName: 'enableModule',
      args: [alice.address],
    })
    const { nonce } = (await gateway.get<{ nonce: number }>(`${chain}/safes/${treasury}`)).body
    await playground.execute([alice, bob], { to: treasury, data: module, nonce })
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'execTransactionFromModule',
      args: [payee, parseEther('1'), '0x', 0],
    })
    await playground.send(alice, { to: treasury, data })
    for (const { address } of [local.accounts.grants, local.accounts.treasury].flatMap(
      (account) => account ?? [],
    )) {
      const safe = `${chain}/safes/${address}`
      for (const path of [
        safe,
        `${safe}/nonces`,
        `${safe}/balances/usd`,
        `${safe}/positions/usd`,
        `${safe}/collectibles`,
        `/v2/chains/31337/safes/${address}/collectibles`,
        `${safe}/multisig-transactions`,
        `${safe}/module-transactions`,
        `${safe}/incoming-transfers`,
        `${safe}/messages`,
        `${safe}/transactions/queued`,
        `${safe}/transactions/history?limit=100`,
        `${safe}/transactions/creation`,
        `/v1/safes?currency=usd&safes=31337:${address}`,
        `/v2/safes?currency=usd&safes=31337:${address}`,
      ])
        expect((await gateway.get(path)).status, path).toBe(200)
      for (const row of await gateway.history(address)) await openRow(row)
    }
    for (const path of [
      `${chain}/owners/${alice.address}/safes`,
      `/v2/owners/${alice.address}/safes`,
      `/v3/owners/${alice.address}/safes`,
    ])
      expect((await gateway.get(path)).status, path).toBe(200)
    await gateway.get(`${chain}/security/${treasury}/recipient/${payee}`)
    await gateway.post(`${chain}/security/${treasury}/counterparty-analysis`, call)
    await gateway.post(`${chain}/security/${treasury}/threat-analysis`, {})
  }

  /** Reads the details of a row of a list. */
  async function openRow(row: unknown) {
    const { transaction } = row as { transaction?: { id: string } }
    // A creation has no details.
    if (transaction && !transaction.id.startsWith('creation_'))
      expect((await gateway.details(transaction.id)).status).toBe(200)
  }

  async function askOfChains() {
    for (const path of [
      '/about',
      '/v1/chains',
      chain,
      `${chain}/about`,
      `${chain}/about/backbone`,
      `${chain}/about/indexing`,
      `${chain}/about/master-copies`,
      `${chain}/contracts/${playground.chain.contracts.dUsd}`,
      `${chain}/safe-apps`,
      '/v2/chains?serviceKey=WALLET_WEB',
      '/v2/chains/31337?serviceKey=WALLET_WEB',
      '/v1/balances/supported-fiat-codes',
      `/v1/portfolio/${payee}`,
    ])
      expect((await gateway.get(path)).status, path).toBe(200)
    await gateway.remove(`/v1/portfolio/${payee}`)
    for (const path of [`${chain}/gas-price`, `${chain}/nothing`, '/v1/chains/5', '/v1/nothing'])
      expect((await gateway.get(path)).status, path).toBeGreaterThanOrEqual(400)
  }

  /** From a proposal to a history, with one that is taken back. */
  async function manageTransactions({ alice, bob }: People) {
    const { treasury, hashOf } = playground
    const { recommendedNonce: nonce } = (
      await gateway.get<{ recommendedNonce: number }>(`${chain}/safes/${treasury}/nonces`)
    ).body
    await gateway.post(`${chain}/transactions/${treasury}/preview`, call)
    await gateway.post(`/v2/chains/31337/safes/${treasury}/multisig-transactions/estimations`, call)
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
    await gateway.post(`${chain}/data-decoder`, { to: treasury, data })
    const payment = { to: payee, value: 1n, nonce }
    await gateway.propose(treasury, await playground.proposal(alice, payment))
    await gateway.confirm(hashOf(payment), await playground.sign(bob, payment))
    await gateway.details(hashOf(payment))
    await gateway.queue(treasury)
    await playground.execute([alice, bob], payment)
    await gateway.details(hashOf(payment))
    const mistake = { ...payment, nonce: nonce + 1 }
    await gateway.propose(treasury, await playground.proposal(alice, mistake))
    const safeTxHash = hashOf(mistake)
    const deletion = deleteTransactionTypedData({
      chainId: 31337,
      safe: treasury,
      safeTxHash,
      at: Date.now(),
    })
    const signature = await alice.signTypedData(deletion)
    expect(
      (await gateway.remove(`${chain}/transactions/${safeTxHash}`, { signature })).status,
    ).toBe(200)
    expect((await gateway.confirm(safeTxHash, '0x12')).status).toBeGreaterThanOrEqual(400)
  }

  async function manageMessages({ alice, bob }: People) {
    const messages = `${chain}/safes/${playground.treasury}/messages`
    const message = 'Rent'
    await gateway.post(messages, {
      message,
      signature: await playground.signMessage(alice, message),
    })
    const { results } = (
      await gateway.get<{ results: { type: string; messageHash?: string }[] }>(messages)
    ).body
    const hash = results.find(({ type }) => type === 'MESSAGE')?.messageHash ?? ''
    const signature = await playground.signMessage(bob, message)
    await gateway.post(`${chain}/messages/${hash}/signatures`, { signature })
    expect((await gateway.get(`${chain}/messages/${hash}`)).status).toBe(200)
  }

  async function manageDelegates({ alice, bob }: People) {
    const typedData = delegateTypedData({
      chainId: 31337,
      delegate: bob.address,
      at: Date.now(),
    })
    const entry = {
      safe: null,
      delegate: bob.address,
      delegator: alice.address,
      label: 'Bob',
      signature: await alice.signTypedData(typedData),
    }
    await gateway.post('/v2/chains/31337/delegates', entry)
    await gateway.get(`/v2/chains/31337/delegates?delegator=${alice.address}`)
    await gateway.remove(`/v2/chains/31337/delegates/${bob.address}`, entry)
    const hour = Math.floor(Date.now() / 3_600_000)
    const plain = await alice.signMessage({ message: `${bob.address}${hour}` })
    await gateway.post(`${chain}/delegates`, { ...entry, signature: plain })
    await gateway.get(`${chain}/delegates?delegate=${bob.address}`)
    await gateway.remove(`${chain}/delegates/${bob.address}`, { ...entry, signature: plain })
  }

  async function manageUser(alice: LocalAccount) {
    const { nonce } = (await gateway.get<{ nonce: string }>('/v1/auth/nonce')).body
    const message = signInMessage({
      address: alice.address,
      chainId: 31337,
      domain: 'gateway.test',
      nonce,
      uri: 'http://gateway.test',
      issuedAt: Date.now(),
    })
    const signature = await alice.signMessage({ message })
    const { headers } = await gateway.post('/v1/auth/verify', { message, signature })
    const cookie = { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
    await gateway.get('/v1/auth/me', cookie)
    await gateway.get('/v1/users', cookie)
    const { contracts } = playground.chain
    const path = '/v1/users/counterfactual-safes'
    const planned = {
      chainId: '31337',
      address: payee,
      factoryAddress: contracts.safeProxyFactory,
      masterCopy: contracts.safeL2,
      saltNonce: '1',
      safeVersion: '1.4.1',
      threshold: 1,
      owners: [alice.address],
      data: '0x',
    }
    await gateway.post(path, { safes: [planned] }, cookie)
    expect((await gateway.get(path, cookie)).body).not.toEqual({ safes: {} })
    await gateway.remove(path, { safes: [{ chainId: '31337', address: payee }] }, cookie)
    await gateway.post('/v1/auth/logout', undefined, cookie)
  }

  async function register() {
    const device = 'notifications/devices/b4ba5d37-5c8e-4b8d-bb5c-f5a3c5f1d6a1'
    await gateway.post('/v1/register/notifications', {})
    await gateway.post('/v2/register/notifications', {})
    for (const path of [
      `${chain}/${device}`,
      `${chain}/${device}/safes/${playground.treasury}`,
      `/v2/chains/31337/${device}`,
      `/v2/chains/31337/${device}/safes/${playground.treasury}`,
      '/v2/notifications/subscriptions',
    ])
      expect((await gateway.remove(path)).status, path).toBe(200)
  }
})

test('what thieves sent is answered as the contract says, too', async () => {
  const playground = await startPlayground({ seed: 'hostile' })
  try {
    const gateway = openGateway({ chains: [playground.settings()] })
    const { treasury, pettyCash } = playground.chain.accounts
    for (const address of [treasury.address, pettyCash?.address ?? payee]) {
      const safe = `/v1/chains/31337/safes/${address}`
      for (const list of [
        'balances/usd',
        'collectibles',
        'incoming-transfers',
        'module-transactions',
        'transactions/history?trusted=false&limit=100',
      ])
        expect((await gateway.get(`${safe}/${list}`)).status, list).toBe(200)
    }
    const { body } = await gateway.get<{ items: { tokenInfo: { symbol: string } }[] }>(
      `/v1/chains/31337/safes/${treasury.address}/balances/usd`,
    )
    expect(body.items.map(({ tokenInfo }) => tokenInfo.symbol)).toContain('https://claim.example')
  } finally {
    await playground.chain.stop()
  }
})

test.each([
  ['a field too many', { name: 'a', version: null, buildNumber: null, more: 1 }],
  ['a field too few', { name: 'a', version: null }],
  ['a field of another type', { name: 1, version: null, buildNumber: null }],
])('an answer with %s is a difference', (_, answer) => {
  const type = 'application/json; charset=utf-8'
  const compare = (body: unknown, contentType = type, status = 200) =>
    checkContract('GET', '/about', { status, type: contentType, body: JSON.stringify(body) })
  const right = { name: 'a', version: null, buildNumber: null }
  expect(compare(right)).toBe('GET /about')
  expect(() => compare(answer)).toThrow('is not as the contract says')
  expect(() => compare(right, 'application/json')).toThrow('content type')
  expect(() => compare(right, type, 202)).toThrow('status 202')
  expect(() => compare({ message: 'x' }, type, 404)).toThrow('no form of an error')
})
