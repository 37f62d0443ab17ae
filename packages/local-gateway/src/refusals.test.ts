import {
  encodeFunctionData,
  getAddress,
  type LocalAccount,
  pad,
  parseAbi,
  parseEther,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  type List,
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')
const payment: Payment = { to: stranger, value: parseEther('1') }

describe('what is refused', () => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  let alice: LocalAccount
  let bob: LocalAccount
  let path: string

  beforeAll(async () => {
    playground = await startPlayground()
    alice = playground.owner('Alice')
    bob = playground.owner('Bob')
    path = `/v1/chains/31337/transactions/${playground.treasury}/propose`
  })
  afterAll(() => playground.chain.stop())
  beforeEach(() => {
    gateway = openGateway({ chains: [playground.settings()] })
  })
  afterEach(() => playground.chain.reset())

  /** Whatever was refused has left nothing behind. */
  async function nothingIsStored() {
    const list = await gateway.get<List>(
      `/v1/chains/31337/safes/${playground.treasury}/transactions/queued?trusted=false`,
    )
    expect(list.body.results).toEqual([])
  }

  test('a hash that is not the one of the fields', async () => {
    const body = await playground.proposal(alice, payment)
    const answer = await gateway.propose(playground.treasury, { ...body, value: '2' })
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({ message: 'Invalid safeTxHash', statusCode: 422 })
    await nothingIsStored()
  })

  test('a signature of another transaction', async () => {
    const signature = await playground.sign(alice, { ...payment, nonce: 7 })
    const body = await playground.proposal(alice, payment, { signature })
    const answer = await gateway.propose(playground.treasury, body)
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({ message: 'Invalid signature', statusCode: 422 })
    await nothingIsStored()
  })

  test('a signature that is none', async () => {
    for (const signature of [`0x${'00'.repeat(64)}07`, `0x${'ff'.repeat(65)}`] as const) {
      const body = await playground.proposal(alice, payment, { signature })
      const answer = await gateway.propose(playground.treasury, body)
      expect(answer.body).toEqual({ message: 'Invalid signature', statusCode: 422 })
    }
    const short = await playground.proposal(alice, payment, { signature: '0x1234' })
    expect((await gateway.propose(playground.treasury, short)).body).toEqual({
      statusCode: 422,
      code: 'custom',
      message: 'Invalid signature',
      path: ['signature'],
    })
    await nothingIsStored()
  })

  test('an address that is no owner', async () => {
    const outsider = privateKeyToAccount(generatePrivateKey())
    const signed = await playground.proposal(outsider, payment)
    expect((await gateway.propose(playground.treasury, signed)).body).toEqual({
      message: 'Invalid signature',
      statusCode: 422,
    })
    const unsigned = await playground.proposal(outsider, payment, { signature: null })
    const answer = await gateway.propose(playground.treasury, unsigned)
    expect(answer).toMatchObject({ status: 422, body: { code: 422 } })
    await nothingIsStored()
  })

  test('an owner that sends only the signature of another owner', async () => {
    const signature = await playground.sign(bob, payment)
    const body = await playground.proposal(alice, payment, { signature })
    expect((await gateway.propose(playground.treasury, body)).body).toEqual({
      message: 'Invalid signature',
      statusCode: 422,
    })
    await nothingIsStored()
  })

  test('a nonce that was used', async () => {
    await playground.execute([alice, bob], { to: playground.treasury })
    const answer = await gateway.propose(
      playground.treasury,
      await playground.proposal(alice, payment),
    )
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({ message: 'Invalid nonce', statusCode: 422 })
    await nothingIsStored()
  })

  test('a delegatecall to a contract that is not trusted', async () => {
    const hostile: Payment = { ...payment, value: 0, operation: 1 }
    const body = await playground.proposal(alice, hostile)
    expect((await gateway.propose(playground.treasury, body)).body).toEqual({
      message: 'Delegate call is disabled',
      statusCode: 422,
    })
    await nothingIsStored()
    const trusting = openGateway({ chains: [playground.settings({ delegateCalls: 'any' })] })
    const accepted = await trusting.propose(playground.treasury, body)
    expect(accepted.body.txData?.trustedDelegateCallTarget).toBe(false)
  })

  test('an approval that the chain does not have, and a contract that does not agree', async () => {
    const { dUsd } = playground.chain.contracts
    const approved = `${pad(alice.address)}${toHex(0, { size: 32 }).slice(2)}01`
    const body = await playground.proposal(alice, payment, { signature: approved })
    expect(await gateway.propose(playground.treasury, body)).toMatchObject({
      status: 422,
      body: { code: 422 },
    })
    const contract = `${pad(dUsd)}${toHex(65, { size: 32 }).slice(2)}00${toHex(0, { size: 32 }).slice(2)}`
    const foreign = await playground.proposal(alice, payment, { signature: contract })
    expect((await gateway.propose(playground.treasury, foreign)).status).toBe(422)
    await nothingIsStored()
  })

  test('an account that does not exist, and a chain that is not served', async () => {
    const body = await playground.proposal(alice, payment, {}, stranger)
    const unknown = await gateway.propose(stranger, body)
    expect(unknown.status).toBe(404)
    expect(unknown.body).toEqual({ code: 404, message: 'Safe not found' })
    expect((await gateway.get(`/v1/chains/31337/safes/${stranger}`)).body).toEqual({
      code: 404,
      message: 'Safe not found',
    })
    const elsewhere = await gateway.get(`/v1/chains/5/safes/${playground.treasury}`)
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 404, message: 'Not found' } })
  })

  test('a body that is not JSON', async () => {
    const answer = await gateway.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"to":',
    })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(answer.body).toBe("Body is not valid JSON but content-type is set to 'application/json'")
  })

  test.each([
    ['to', 'alice.eth', { code: 'custom', message: 'Invalid address' }],
    ['to', `0X${'00'.repeat(20)}`, { code: 'custom', message: 'Invalid address' }],
    ['value', 1, { code: 'invalid_type', expected: 'string' }],
    ['value', '0x10', { code: 'custom', message: 'Invalid base-10 numeric string' }],
    ['nonce', '1.5', { code: 'custom', message: 'Invalid base-10 numeric string' }],
    ['nonce', '9007199254740992', { code: 'too_big' }],
    ['data', 'hello', { code: 'custom', message: 'Invalid "0x" notated hex string' }],
    ['operation', 2, { code: 'invalid_value' }],
    ['safeTxHash', '0x1234', { code: 'custom', message: 'Invalid hash' }],
    ['sender', undefined, { code: 'invalid_type', expected: 'string' }],
    ['origin', 'x'.repeat(201), { code: 'too_big' }],
  ])('a malformed %s', async (field, value, expected) => {
    const body = await playground.proposal(alice, payment, { [field]: value })
    const answer = await gateway.propose(playground.treasury, body)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ statusCode: 422, path: [field], ...expected })
    await nothingIsStored()
  })

  test('a body that is a list', async () => {
    expect((await gateway.post(path, [])).body).toMatchObject({ code: 'invalid_type', path: [] })
  })

  test('confirmations: of an unknown transaction, a stranger, two at once, too late', async () => {
    const { proposal, sign, hashOf, treasury } = playground
    expect((await gateway.confirm(hashOf(payment), await sign(bob, payment))).status).toBe(404)
    await gateway.propose(treasury, await proposal(alice, payment))

    const outsider = privateKeyToAccount(generatePrivateKey())
    const invalid = { message: 'Invalid signature', statusCode: 422 }
    expect((await gateway.confirm(hashOf(payment), await sign(outsider, payment))).body).toEqual(
      invalid,
    )
    const two = `${await sign(bob, payment)}${(await sign(alice, payment)).slice(2)}` as const
    expect((await gateway.confirm(hashOf(payment), two)).body).toEqual(invalid)

    // The same confirmation again changes nothing.
    const again = await gateway.confirm(hashOf(payment), await sign(alice, payment))
    expect(again.body).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS' })

    await playground.execute([alice, bob], { to: treasury })
    const late = await gateway.confirm(hashOf(payment), await sign(bob, payment))
    expect(late).toMatchObject({ status: 422, body: { message: 'Invalid nonce', statusCode: 422 } })
  })

  test('ids: of another account, and such that are none', async () => {
    const { proposal, hashOf, treasury } = playground
    await gateway.propose(treasury, await proposal(alice, payment))
    const refused = { message: 'Invalid transaction ID', error: 'Bad Request', statusCode: 400 }
    for (const id of [`multisig_${stranger}_${hashOf(payment)}`, 'multisig_me_0x12', 'rent'])
      expect(await gateway.details(id)).toMatchObject({ status: 400, body: refused })
    for (const id of [`creation_${treasury}`, hashOf({ ...payment, nonce: 3 })])
      expect(await gateway.details(id)).toMatchObject({
        status: 404,
        body: { code: 404, message: 'Not found' },
      })
  })

  test('switches that are neither true nor false, and time zones that are none', async () => {
    const safe = `/v1/chains/31337/safes/${playground.treasury}`
    expect(await gateway.get(`${safe}/transactions/queued?trusted=1`)).toMatchObject({
      status: 400,
      body: { statusCode: 400, error: 'Bad Request' },
    })
    expect(await gateway.get(`${safe}/transactions/history?timezone=Mars/Base`)).toMatchObject({
      status: 422,
      body: { message: 'Invalid Timezone' },
    })
  })

  test('paths that do not exist', async () => {
    expect(await gateway.get('/v1/nothing')).toMatchObject({
      status: 404,
      body: { message: 'Not Found', statusCode: 404 },
    })
    expect((await gateway.post('/v1/nothing', {})).body).toEqual({
      message: 'Cannot POST /v1/nothing',
      error: 'Not Found',
      statusCode: 404,
    })
  })

  test('a chain whose node is silent is not answered for', async () => {
    const silent = openGateway({
      chains: [playground.settings({ rpcUrl: 'http://127.0.0.1:9' })],
    })
    const answer = await silent.get(`/v1/chains/31337/safes/${playground.treasury}`)
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 503, message: 'Service unavailable' },
    })
    expect((await silent.get(`/v2/owners/${alice.address}/safes`)).body).toEqual({ 31337: null })
    expect((await silent.get('/health')).status).toBe(503)
  })

  test('a wrong checksum and another case are understood', async () => {
    const lower = playground.treasury.toLowerCase()
    const answer = await gateway.get(`/v1/chains/31337/safes/${lower}/`)
    expect(answer.body).toMatchObject({ address: { value: playground.treasury } })
  })

  test('a batch of trusted calls by delegatecall is no danger', async () => {
    const { multiSendCallOnly, dUsd } = playground.chain.contracts
    const transfer = encodeFunctionData({
      abi: parseAbi(['function transfer(address,uint256)']),
      args: [stranger, 5n],
    })
    const call = `00${dUsd.slice(2)}${toHex(0, { size: 32 }).slice(2)}${toHex(68, { size: 32 }).slice(2)}${transfer.slice(2)}`
    const batch: Payment = {
      to: multiSendCallOnly,
      operation: 1,
      data: encodeFunctionData({
        abi: parseAbi(['function multiSend(bytes)']),
        args: [`0x${call}${call}`],
      }),
    }
    const body = await playground.proposal(alice, batch)
    const answer = await gateway.propose(playground.treasury, body)
    expect(answer.body).toMatchObject({
      txInfo: { type: 'Custom', methodName: 'multiSend', actionCount: 2, isCancellation: false },
      txData: {
        trustedDelegateCallTarget: true,
        tokenInfoIndex: { [dUsd]: { symbol: 'dUSD', decimals: 6, logoUri: '', trusted: true } },
        dataDecoded: {
          method: 'multiSend',
          parameters: [
            {
              valueDecoded: [
                { to: dUsd, dataDecoded: { method: 'transfer' } },
                { to: dUsd, dataDecoded: { method: 'transfer' } },
              ],
            },
          ],
        },
      },
    })
  })
})
