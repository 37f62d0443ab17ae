import {
  encodeFunctionData,
  getAddress,
  type Hex,
  type LocalAccount,
  parseAbi,
  parseEther,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { safeAbi } from '@ghost-pay/safe-protocol'

import {
  type List,
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')
const payment: Payment = { to: stranger, value: parseEther('1') }
const mintAbi = parseAbi(['function mint(address,uint256)', 'function mint(address)'])

describe('what else is answered', () => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  let alice: LocalAccount
  let bob: LocalAccount
  let safe: string
  const service = { name: 'Safe Transaction Service', version: '1.0' }
  const hourOf = (now: number) => BigInt(Math.floor(now / 3_600_000))

  const signDeletion = (account: LocalAccount, now = Date.now()) =>
    account.signTypedData({
      domain: { ...service, chainId: 31337, verifyingContract: playground.treasury },
      types: {
        DeleteRequest: [
          { name: 'safeTxHash', type: 'bytes32' },
          { name: 'totp', type: 'uint256' },
        ],
      },
      primaryType: 'DeleteRequest',
      message: { safeTxHash: playground.hashOf(payment), totp: hourOf(now) },
    })

  beforeAll(async () => {
    playground = await startPlayground()
    alice = playground.owner('Alice')
    bob = playground.owner('Bob')
    safe = `/v1/chains/31337/safes/${playground.treasury}`
  })
  afterAll(() => playground.chain.stop())
  beforeEach(async () => {
    gateway = openGateway({ chains: [playground.settings()] })
    await playground.send(alice, { to: playground.treasury, value: parseEther('5') })
  })
  afterEach(() => playground.chain.reset())

  describe('taking a transaction back', () => {
    test('only its proposer may, and not with an old signature', async () => {
      const path = `/v1/chains/31337/transactions/${playground.hashOf(payment)}`
      const signature = await signDeletion(alice)
      expect((await gateway.remove(path, { signature })).status).toBe(404)
      await gateway.propose(playground.treasury, await playground.proposal(alice, payment))

      expect((await gateway.remove(path, { signature: await signDeletion(bob) })).status).toBe(400)
      const old = await signDeletion(alice, Date.now() - 3 * 3_600_000)
      expect((await gateway.remove(path, { signature: old })).status).toBe(400)
      expect(await gateway.queue(playground.treasury)).toHaveLength(2)

      expect(await gateway.remove(path, { signature })).toMatchObject({ status: 200, body: '' })
      expect(await gateway.queue(playground.treasury)).toEqual([])
      expect((await gateway.details(playground.hashOf(payment))).status).toBe(404)
    })

    test('a signature of the hour before still holds', async () => {
      await gateway.propose(playground.treasury, await playground.proposal(alice, payment))
      const path = `/v1/chains/31337/transactions/${playground.hashOf(payment)}`
      const signature = await signDeletion(alice, Date.now() - 3_600_000)
      expect((await gateway.remove(path, { signature })).status).toBe(200)
    })

    test('what was executed stays', async () => {
      await gateway.propose(playground.treasury, await playground.proposal(alice, payment))
      await playground.execute([alice, bob], payment)
      const path = `/v1/chains/31337/transactions/${playground.hashOf(payment)}`
      const signature = await signDeletion(alice)
      expect((await gateway.remove(path, { signature })).status).toBe(400)
    })
  })

  describe('delegates', () => {
    const helper = privateKeyToAccount(generatePrivateKey())
    const signDelegate = (account: LocalAccount, chainId?: number) =>
      account.signTypedData({
        domain: { ...service, ...(chainId !== undefined && { chainId }) },
        types: {
          Delegate: [
            { name: 'delegateAddress', type: 'address' },
            { name: 'totp', type: 'uint256' },
          ],
        },
        primaryType: 'Delegate',
        message: { delegateAddress: helper.address, totp: hourOf(Date.now()) },
      })
    const delegates = '/v2/chains/31337/delegates'
    const entry = (signature: Hex) => ({
      safe: playground.treasury,
      delegate: helper.address,
      delegator: alice.address,
      label: 'Assistant',
      signature,
    })

    test.each([31337, undefined])(
      'are named by an owner (chain %s in the domain)',
      async (chain) => {
        const added = await gateway.post(delegates, entry(await signDelegate(alice, chain)))
        expect(added).toMatchObject({ status: 200, body: '' })
        const { body } = await gateway.get<List>(`${delegates}?safe=${playground.treasury}`)
        const { safe, delegate, delegator, label } = entry('0x')
        expect(body).toMatchObject({ count: 1, results: [{ safe, delegate, delegator, label }] })
        const old = await gateway.get<List>(`/v1/chains/31337/delegates?delegate=${helper.address}`)
        expect(old.body.count).toBe(1)
      },
    )

    test('propose for their owner, without confirming', async () => {
      await gateway.post(delegates, entry(await signDelegate(alice, 31337)))
      const proposed = await gateway.propose(
        playground.treasury,
        await playground.proposal(helper, payment),
      )
      expect(proposed.body.detailedExecutionInfo).toMatchObject({
        proposer: { value: alice.address },
        proposedByDelegate: { value: helper.address },
        confirmations: [],
        trusted: false,
      })
      const confirmed = await gateway.confirm(
        playground.hashOf(payment),
        await playground.sign(bob, payment),
      )
      expect(confirmed.body.detailedExecutionInfo).toMatchObject({ trusted: true })
      const refused = await gateway.confirm(
        playground.hashOf(payment),
        await playground.sign(helper, payment),
      )
      expect(refused.body).toMatchObject({ message: 'Invalid signature' })
    })

    test('take back what they proposed only while they are delegates of that account', async () => {
      const signature = await signDelegate(alice, 31337)
      await gateway.post(delegates, entry(signature))
      await gateway.propose(playground.treasury, await playground.proposal(helper, payment))
      const path = `/v1/chains/31337/transactions/${playground.hashOf(payment)}`
      const deletion = { signature: await signDeletion(helper) }
      await gateway.remove(`${delegates}/${helper.address}`, {
        safe: playground.treasury,
        signature,
      })
      const other = await playground.createAccount([alice.address])
      const added = await gateway.post(delegates, { ...entry(signature), safe: other })
      expect(added.status).toBe(200)
      expect((await gateway.remove(path, deletion)).status).toBe(400)
      // Of all accounts of an owner is of this one too.
      await gateway.post(delegates, { ...entry(signature), safe: null })
      expect((await gateway.remove(path, deletion)).status).toBe(200)
    })

    test('propose only where an owner named them', async () => {
      const proposal = await playground.proposal(helper, payment)
      const neither = `Sender ${helper.address} is neither an owner nor a delegate of an owner.`
      const tryIt = async () => (await gateway.propose(playground.treasury, proposal)).body
      const refused = await tryIt()
      expect(refused).not.toHaveProperty('txId')

      // For another account of the same owner, and for all accounts of a delegator without an account here.
      const other = await playground.createAccount([alice.address])
      const byAlice = entry(await signDelegate(alice, 31337))
      expect((await gateway.post(delegates, { ...byAlice, safe: other })).status).toBe(200)
      const byHelper = entry(await signDelegate(helper, 31337))
      const ofItself = { ...byHelper, delegator: helper.address, safe: null }
      expect((await gateway.post(delegates, ofItself)).status).toBe(200)
      expect(await tryIt()).toEqual(refused)
      const unsigned = await gateway.propose(playground.treasury, { ...proposal, signature: null })
      expect(unsigned).toMatchObject({ status: 422, body: { message: neither } })

      expect((await gateway.post(delegates, byAlice)).status).toBe(200)
      expect(await tryIt()).toHaveProperty('txId')
    })

    test('are named for an account by its owners alone', async () => {
      const own = { ...entry(await signDelegate(helper, 31337)), delegator: helper.address }
      expect(await gateway.post(delegates, own)).toMatchObject({
        status: 400,
        body: { message: `${helper.address} is not an owner of ${playground.treasury}.` },
      })
    })

    test('are removed by the owner that added them, for the accounts of that owner', async () => {
      const path = `${delegates}/${helper.address}`
      const [byAlice, byBob] = [await signDelegate(alice, 31337), await signDelegate(bob, 31337)]
      const { treasury: safe } = playground
      expect(await gateway.remove(path, { signature: byAlice })).toMatchObject({
        body: { message: 'At least one property is required' },
      })
      expect((await gateway.remove(path, { safe, signature: byAlice })).status).toBe(404)
      await gateway.post(delegates, entry(byAlice))
      await gateway.post(delegates, { ...entry(byBob), delegator: bob.address })
      const delegators = async () => {
        const { body } = await gateway.get<List>(`${delegates}?safe=${safe}`)
        return body.results.map((result) => (result as { delegator: string }).delegator)
      }
      expect(await delegators()).toEqual([alice.address, bob.address])
      const notHers = { safe, delegator: bob.address, signature: byAlice }
      expect((await gateway.remove(path, notHers)).status).toBe(400)
      expect((await gateway.remove(path, { safe, signature: byAlice })).status).toBe(200)
      expect(await delegators()).toEqual([bob.address])
      expect((await gateway.remove(path, { safe, signature: byAlice })).status).toBe(400)
    })

    test('are refused without an owner’s signature, and can leave by themselves', async () => {
      const byHelper = await signDelegate(helper, 31337)
      expect((await gateway.post(delegates, entry(byHelper))).status).toBe(400)
      const signature = await signDelegate(alice, 31337)
      const stranger = { ...entry(signature), delegator: helper.address }
      expect((await gateway.post(delegates, stranger)).status).toBe(400)
      const long = { ...entry(signature), label: 'x'.repeat(51) }
      expect((await gateway.post(delegates, long)).status).toBe(422)
      expect((await gateway.get(delegates)).body).toMatchObject({
        message: 'At least one property is required',
      })

      await gateway.post(delegates, entry(signature))
      const path = `${delegates}/${helper.address}`
      expect(
        await gateway.remove(path, { safe: playground.treasury, signature: byHelper }),
      ).toMatchObject({ status: 200, body: { status: 204, data: null } })
      const left = await gateway.get<List>(`${delegates}?delegator=${alice.address}`)
      expect(left.body.count).toBe(0)
    })

    test('of the first version sign plain text', async () => {
      const message = `${helper.address}${hourOf(Date.now())}`
      const added = await gateway.post('/v1/chains/31337/delegates', {
        ...entry(await alice.signMessage({ message })),
        safe: null,
      })
      expect(added.status).toBe(200)
    })
  })

  test('modules act for the account', async () => {
    const enable = encodeFunctionData({
      abi: safeAbi,
      functionName: 'enableModule',
      args: [alice.address],
    })
    await playground.execute([alice, bob], { to: playground.treasury, data: enable })
    expect((await gateway.get(safe)).body).toMatchObject({ modules: [{ value: alice.address }] })
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'execTransactionFromModule',
      args: [stranger, parseEther('1'), '0x', 0],
    })
    const { transactionHash } = await playground.send(alice, { to: playground.treasury, data })

    const list = await gateway.get<List & { results: { transaction: { id: string } }[] }>(
      `${safe}/module-transactions?module=${alice.address}`,
    )
    expect(list.body).toMatchObject({
      count: 1,
      results: [
        {
          transaction: {
            txHash: transactionHash,
            txStatus: 'SUCCESS',
            txInfo: { type: 'Transfer', direction: 'OUTGOING' },
            executionInfo: { type: 'MODULE', address: { value: alice.address } },
          },
        },
      ],
    })
    expect((await gateway.history(playground.treasury))[1]).toEqual(list.body.results[0])
    const details = await gateway.details(list.body.results[0]?.transaction.id ?? '')
    expect(details.body.detailedExecutionInfo).toMatchObject({ type: 'MODULE' })
    const none = await gateway.get<List>(`${safe}/module-transactions?module=${stranger}`)
    expect(none.body.count).toBe(0)
  })

  test('lists can be narrowed down, and come in pages', async () => {
    for (const nonce of [0, 1, 2])
      await gateway.propose(
        playground.treasury,
        await playground.proposal(alice, { ...payment, nonce }),
      )
    await playground.execute([alice, bob], payment)
    const list = `${safe}/multisig-transactions`
    const count = async (query: string) =>
      (await gateway.get<List>(`${list}?${query}`)).body.results.length
    expect(await count('')).toBe(3)
    expect(await count('executed=true')).toBe(1)
    expect(await count('executed=false')).toBe(2)
    expect(await count('nonce=2')).toBe(1)
    expect(await count('value=1.0')).toBe(3)
    expect(await count('value=0.5')).toBe(0)
    expect(await count(`to=${playground.treasury}`)).toBe(0)
    expect(await count(`execution_date__gte=${new Date(Date.now() + 9e7).toISOString()}`)).toBe(0)

    const cursor = encodeURIComponent('limit=2&offset=0')
    const first = await gateway.get<List>(`${list}?executed=false&cursor=${cursor}&x=1`)
    expect(first.body).toMatchObject({ next: null, previous: null })
    const page = await gateway.get<List>(`${list}?cursor=${cursor}`)
    expect(page.body.results).toHaveLength(2)
    expect(page.body.next).toBe(
      `http://gateway.test${list}?cursor=${encodeURIComponent('limit=2&offset=2')}`,
    )
    const second = await gateway.get<List>(page.body.next ?? '')
    expect(second.body.results).toHaveLength(1)
    expect(second.body.previous).toContain(encodeURIComponent('limit=2&offset=0'))
    const behindProxy = await gateway.get<List>(`${list}?cursor=${cursor}`, {
      'x-forwarded-proto': 'https',
    })
    expect(behindProxy.body.next).toMatch(/^https:/)
    const malformed = await gateway.get<List>(`${list}?cursor=page2`)
    expect(malformed.body.results).toHaveLength(3)
  })

  test('a queue in pages says each label once', async () => {
    for (const nonce of [0, 1, 2])
      await gateway.propose(
        playground.treasury,
        await playground.proposal(alice, { ...payment, nonce }),
      )
    const cursor = encodeURIComponent('limit=2&offset=0')
    const first = await gateway.get<List>(`${safe}/transactions/queued?cursor=${cursor}`)
    expect(first.body.results.map(typeOf)).toEqual(['LABEL', 'TRANSACTION', 'LABEL', 'TRANSACTION'])
    expect(first.body.count).toBe(4)
    const second = await gateway.get<List>(first.body.next ?? '')
    expect(second.body.results.map(typeOf)).toEqual(['TRANSACTION'])
  })

  test('a queue whose pages overlap, as on the hosted gateway', async () => {
    const overlapping = openGateway({ chains: [playground.settings()], queueOverlap: true })
    for (const nonce of [0, 1])
      await overlapping.propose(
        playground.treasury,
        await playground.proposal(alice, { ...payment, nonce }),
      )
    const cursor = encodeURIComponent('limit=1&offset=0')
    const first = await overlapping.get<List>(`${safe}/transactions/queued?cursor=${cursor}`)
    const second = await overlapping.get<List>(first.body.next ?? '')
    expect(second.body.results.filter((item) => typeOf(item) === 'TRANSACTION')).toHaveLength(2)
    expect(second.body.results).toContainEqual(first.body.results.at(-1))
  })

  test('tokens that are not listed are untrusted, and spam is left out', async () => {
    const { dUsd, ghost } = playground.chain.contracts
    const mint = encodeFunctionData({
      abi: mintAbi,
      functionName: 'mint',
      args: [playground.treasury, 5_000_000n],
    })
    await playground.send(alice, { to: dUsd, data: mint })
    const symbols = async (settings: Parameters<Playground['settings']>[0], query = '') => {
      const wary = openGateway({ chains: [playground.settings(settings)] })
      const { body } = await wary.get<{ items: { tokenInfo: { symbol: string } }[] }>(
        `${safe}/balances/usd${query}`,
      )
      return body.items.map(({ tokenInfo }) => tokenInfo.symbol)
    }
    expect(await symbols({})).toEqual(['ETH', 'dUSD'])
    expect(await symbols({ tokens: [] })).toEqual(['ETH', 'dUSD'])
    expect(await symbols({ tokens: [] }, '?trusted=true')).toEqual(['ETH'])
    const lower = dUsd.toLowerCase() as typeof dUsd // the same address in another case
    const spam = { tokens: [{ address: lower, trusted: false, spam: true }] }
    expect(await symbols(spam)).toEqual(['ETH'])
    expect(await symbols(spam, '?exclude_spam=false')).toEqual(['ETH', 'dUSD'])

    const wary = openGateway({ chains: [playground.settings({ tokens: [{ address: ghost }] })] })
    const hidden = await wary.get<List>(`${safe}/transactions/history`)
    const shown = await wary.get<List>(`${safe}/transactions/history?trusted=false`)
    expect(shown.body.results.length - hidden.body.results.length).toBe(1)
    expect((await wary.get<List>(`${safe}/incoming-transfers`)).body.results).toHaveLength(1)
    const byToken = `${safe}/incoming-transfers?trusted=false&token_address=${dUsd}&value=5`
    expect((await wary.get<List>(byToken)).body.results).toHaveLength(1)
  })

  test('what a relayer, an oracle or a push service would do is refused honestly', async () => {
    const noRelayer = { message: 'No relayer defined', error: 'Forbidden', statusCode: 403 }
    expect(await gateway.post('/v1/chains/31337/relay', {})).toMatchObject({
      status: 403,
      body: noRelayer,
    })
    expect((await gateway.get(`/v1/chains/31337/relay/${playground.treasury}`)).body).toEqual(
      noRelayer,
    )
    expect((await gateway.get('/v1/chains/31337/gas-price')).status).toBe(503)
    expect((await gateway.post('/v2/register/notifications', {})).status).toBe(201)
    expect((await gateway.get('/v1/spaces')).status).toBe(404)
  })

  test('unknown calldata is not decoded', async () => {
    const decode = '/v1/chains/31337/data-decoder'
    expect((await gateway.post(decode, { data: '0x12345678', to: stranger })).status).toBe(404)
    const abi = parseAbi(['function rent(uint256 month)'])
    const chains = [playground.settings({ contracts: [{ address: stranger, name: 'House', abi }] })]
    const data = encodeFunctionData({ abi, args: [11n] })
    const decoded = await openGateway({ chains }).post(decode, { data, to: stranger })
    expect(decoded.body).toEqual({
      method: 'rent',
      parameters: [{ name: 'month', type: 'uint256', value: '11' }],
      accuracy: 'FULL_MATCH',
    })
  })

  test('applications with a list of origins show to these alone', async () => {
    const app = { id: 1, url: 'https://app.test', name: 'App', description: 'An app' }
    const chains = [
      playground.settings({ safeApps: [{ ...app, domains: ['https://ghost.test'] }] }),
    ]
    const { get } = openGateway({ chains })
    expect((await get('/v1/chains/31337/safe-apps')).body).toEqual([])
    for (const name of ['clientUrl', 'client_url'])
      expect(
        (await get(`/v1/chains/31337/safe-apps?${name}=https://ghost.test/`)).body,
      ).toMatchObject([{ name: 'App', accessControl: { type: 'DOMAIN_ALLOWLIST' } }])
  })
})

function typeOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'type' in item ? item.type : undefined
}
