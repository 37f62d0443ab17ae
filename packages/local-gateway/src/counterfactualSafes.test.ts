import { getAddress, type LocalAccount } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openGateway, type Playground, startPlayground } from './testing/playground.ts'

const path = '/v1/users/counterfactual-safes'
const address = getAddress('0x00000000000000000000000000000000000000c1')

describe('accounts that are planned', () => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  beforeAll(async () => {
    playground = await startPlayground()
    gateway = openGateway({ chains: [playground.settings()] })
  })
  afterAll(() => playground.chain.stop())

  async function signIn(account: LocalAccount): Promise<{ cookie: string }> {
    const { body } = await gateway.get<{ nonce: string }>('/v1/auth/nonce')
    const message = createSiweMessage({
      address: account.address,
      chainId: 31337,
      domain: 'gateway.test',
      nonce: body.nonce,
      uri: 'http://gateway.test',
      version: '1',
    })
    const signature = await account.signMessage({ message })
    const { headers } = await gateway.post('/v1/auth/verify', { message, signature })
    return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
  }

  const plan = (further: Record<string, unknown> = {}) => ({
    chainId: '31337',
    address,
    factoryAddress: playground.chain.contracts.safeProxyFactory,
    masterCopy: playground.chain.contracts.safeL2,
    saltNonce: '1',
    safeVersion: '1.4.1',
    threshold: 1,
    owners: [playground.owner('Alice').address],
    data: '0x',
    ...further,
  })

  test('are stored for the signed-in user alone', async () => {
    const alice = await signIn(playground.owner('Alice'))
    const bob = await signIn(playground.owner('Bob'))
    expect((await gateway.post(path, { safes: [plan()] })).status).toBe(403)
    expect((await gateway.post(path, { safes: [plan()] }, alice)).status).toBe(201)
    expect((await gateway.get(path, alice)).body).toMatchObject({
      safes: { 31337: [{ address, threshold: 1, fallbackHandler: null }] },
    })
    expect((await gateway.get(path, bob)).body).toEqual({ safes: {} })

    const place = { safes: [{ chainId: '31337', address }] }
    expect((await gateway.remove(path, place, bob)).status).toBe(204)
    expect((await gateway.get(path, alice)).body).not.toEqual({ safes: {} })
    expect((await gateway.remove(path, place, alice)).status).toBe(204)
    expect((await gateway.get(path, alice)).body).toEqual({ safes: {} })
  })

  test('cannot be there already, nor be malformed', async () => {
    const alice = await signIn(playground.owner('Alice'))
    const status = async (further: Record<string, unknown>) =>
      (await gateway.post(path, { safes: [plan(further)] }, alice)).status
    expect(await status({ address: playground.treasury })).toBe(409)
    expect(await status({ chainId: '5' })).toBe(404)
    expect(await status({ owners: [] })).toBe(422)
    expect(await status({ threshold: 1.5 })).toBe(422)
    expect((await gateway.post(path, { safes: [] }, alice)).status).toBe(422)
    expect((await gateway.get(path, alice)).body).toEqual({ safes: {} })
  })

  test('belong to a user with a number', async () => {
    const alice = playground.owner('Alice')
    const { body } = await gateway.get('/v1/users', await signIn(alice))
    expect(body).toMatchObject({ status: 'ACTIVE', wallets: [{ address: alice.address }] })
  })
})
