import { custom } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { beforeEach, describe, expect, test } from 'vitest'

import type { LocalChain } from './chain/LocalChain.ts'
import type { LocalGatewayParameters } from './createLocalGateway.ts'
import { memoryStore } from './offchain/stores/memory.ts'
import type { Store } from './offchain/stores/Store.ts'
import { openGateway } from './testing/playground.ts'

const user = privateKeyToAccount(generatePrivateKey())
const origin = 'https://ghost.test:5173'
const hour = 3_600_000

/** A chain of one block, on which no account is a contract. */
const chain: LocalChain = {
  chainId: 31337,
  name: 'Local',
  rpcUrl: 'http://node.test',
  transport: custom({
    request({ method }: { method: string }) {
      const hash = `0x${'11'.repeat(32)}`
      const block = { number: '0x0', hash, parentHash: hash, timestamp: '0x1', transactions: [] }
      if (method === 'eth_chainId') return Promise.resolve('0x7a69')
      if (method === 'eth_getBlockByNumber') return Promise.resolve(block)
      return Promise.resolve(method === 'eth_getLogs' ? [] : '0x')
    },
  }),
}

describe('signing in', () => {
  let now: number
  let store: Store
  let gateway: ReturnType<typeof openGateway>
  beforeEach(() => {
    now = Date.parse('2026-11-20T10:00:00Z')
    store = memoryStore()
    gateway = open()
  })
  const open = (further: Partial<LocalGatewayParameters> = {}) =>
    openGateway({
      chains: [chain],
      store,
      now: () => now,
      signInDomains: ['ghost.test:5173'],
      ...further,
    })

  type Message = Parameters<typeof createSiweMessage>[0]
  async function signIn(
    further: Partial<Message> = {},
    headers: Record<string, string> = { origin },
  ) {
    const { body } = await gateway.get<{ nonce: string }>('/v1/auth/nonce')
    const message = createSiweMessage({
      address: user.address,
      chainId: 31337,
      domain: 'ghost.test:5173',
      nonce: body.nonce,
      uri: origin,
      version: '1',
      issuedAt: new Date(now),
      ...further,
    })
    const signature = await user.signMessage({ message })
    return gateway.post('/v1/auth/verify', { message, signature }, headers)
  }
  const cookieOf = (answer: { headers: Headers }) =>
    answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const me = (cookie: string) => gateway.get('/v1/auth/me', { cookie })

  test('gives a session in a cookie that scripts cannot read', async () => {
    const answer = await signIn()
    expect(answer).toMatchObject({ status: 200, body: '' })
    const header = answer.headers.get('set-cookie')
    expect(header).toMatch(/^access_token=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=86400; Path=\//)
    expect(header).toMatch(/HttpOnly; SameSite=Lax$/)
    expect((await me(cookieOf(answer))).body).toEqual({
      id: expect.any(String) as string,
      authMethod: 'siwe',
      signerAddress: user.address,
    })
    const secure = await signIn({}, { origin, 'x-forwarded-proto': 'https' })
    expect(secure.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=None$/)
  })

  test('is required where an answer needs it', async () => {
    const refused = { message: 'Forbidden resource', error: 'Forbidden', statusCode: 403 }
    for (const cookie of ['', 'access_token=a.b.c', 'other=1'])
      expect(await me(cookie)).toMatchObject({ status: 403, body: refused })
    expect((await gateway.get('/v1/users/counterfactual-safes')).status).toBe(403)
  })

  test('ends when it has to, and when the message says so', async () => {
    const day = cookieOf(await signIn())
    const short = cookieOf(await signIn({ expirationTime: new Date(now + hour) }))
    now += hour + 1000
    expect((await me(short)).status).toBe(403)
    expect((await me(day)).status).toBe(200)
    now += 24 * hour
    expect((await me(day)).status).toBe(403)
    const tooLong = await signIn({ expirationTime: new Date(now + 25 * hour) })
    expect(tooLong).toMatchObject({
      status: 403,
      body: { message: 'Cannot issue token for longer than 86400 seconds' },
    })
  })

  test('outlives a restart', async () => {
    const cookie = cookieOf(await signIn())
    gateway = open()
    expect((await me(cookie)).status).toBe(200)
    gateway = open({ store: memoryStore() })
    expect((await me(cookie)).status).toBe(403)
  })

  test('takes each nonce once, for five minutes', async () => {
    const unknown = await signIn({ nonce: 'a'.repeat(96) })
    const refused = { message: 'Invalid nonce', error: 'Unauthorized', statusCode: 401 }
    expect(unknown).toMatchObject({ status: 401, body: refused })
    const { body } = await gateway.get<{ nonce: string }>('/v1/auth/nonce')
    expect(body.nonce).toMatch(/^[0-9a-f]{96}$/)
    now += 5 * 60_000
    expect((await signIn({ nonce: body.nonce })).body).toEqual(refused)
    const { nonce } = (await gateway.get<{ nonce: string }>('/v1/auth/nonce')).body
    expect((await signIn({ nonce })).status).toBe(200)
    expect((await signIn({ nonce })).body).toEqual(refused)
  })

  const refused = { message: 'Invalid message', error: 'Unauthorized', statusCode: 401 }

  test('refuses what was written for another page', async () => {
    expect((await signIn({ domain: 'evil.test' })).body).toEqual(refused)
    const evil = { origin: 'https://evil.test' }
    expect((await signIn({ domain: 'evil.test', uri: evil.origin }, evil)).body).toEqual(refused)
    gateway = open({ signInDomains: ['wallet.test'] })
    expect((await signIn()).body).toEqual(refused)
    expect((await signIn({ domain: 'wallet.test', uri: 'https://wallet.test' })).status).toBe(200)
  })

  test('without a list of domains takes its own, and those of pages of this machine', async () => {
    gateway = open({ signInDomains: undefined })
    const at = (domain: string, from: string | undefined, uri = `http://${domain}/page`) =>
      signIn({ domain, uri }, from === undefined ? {} : { origin: from })
    expect((await at('ghost.test:5173', 'https://ghost.test:5173')).body).toEqual(refused)
    expect((await at('evil.test', 'https://evil.test')).body).toEqual(refused)
    expect((await at('localhost:5173', 'http://localhost:5173')).status).toBe(200)
    expect((await at('app.localhost', 'http://app.localhost')).status).toBe(200)
    expect((await at('gateway.test', undefined)).status).toBe(200)
    // A page of this machine signs in to itself, not to its neighbour.
    expect((await at('localhost:3000', 'http://localhost:5173')).body).toEqual(refused)
    expect((await at('localhost:5173', undefined)).body).toEqual(refused)
    expect((await at('localhost:5173', 'null')).body).toEqual(refused)
  })

  test('refuses the address of another site, and a chain that is not served', async () => {
    expect((await signIn({ uri: 'https://evil.test/login' })).body).toEqual(refused)
    expect((await signIn({ uri: 'https://ghost.test' })).body).toEqual(refused)
    expect((await signIn({ uri: `${origin}/login` })).status).toBe(200)
    expect((await signIn({ chainId: 1 })).body).toEqual(refused)
  })

  test.each<[string, (message: string) => string]>([
    ['a line behind the last one', (message) => `${message}\nAnd all my money is yours.`],
    ['an empty line behind the last one', (message) => `${message}\n`],
    ['a line in between', (message) => message.replace('\nNonce', '\nFee: all\nNonce')],
    ['a line before', (message) => `Dear wallet,\n${message}`],
    ['another version', (message) => message.replace('Version: 1', 'Version: 2')],
    ['no time', (message) => message.replace(/\nIssued At: .*/, '')],
    ['a time that is none', (message) => message.replace(/Issued At: .*/, 'Issued At: soon')],
    ['two domains', (message) => message.replace('ghost.test', 'evil.test ghost.test')],
  ])('refuses a message with %s', async (_, change) => {
    const { nonce } = (await gateway.get<{ nonce: string }>('/v1/auth/nonce')).body
    const message = createSiweMessage({
      address: user.address,
      chainId: 31337,
      domain: 'ghost.test:5173',
      nonce,
      uri: origin,
      version: '1',
      issuedAt: new Date(now),
    })
    const verify = async (text: string) =>
      gateway.post('/v1/auth/verify', {
        message: text,
        signature: await user.signMessage({ message: text }),
      })
    expect((await verify(change(message))).body).toEqual(refused)
    expect((await verify(message)).status).toBe(200)
  })

  test('takes every line that the standard has', async () => {
    const answer = await signIn({
      scheme: 'https',
      statement: 'Sign in to Ghost Pay.',
      expirationTime: new Date(now + hour),
      notBefore: new Date(now),
      requestId: 'request-1',
      resources: ['https://ghost.test:5173/terms', 'ipfs://abc'],
    })
    expect(answer.status).toBe(200)
  })

  test('refuses messages from tomorrow, of yesterday, and such that are none', async () => {
    expect((await signIn({ issuedAt: new Date(now + 60_000) })).body).toEqual(refused)
    expect((await signIn({ issuedAt: new Date(now + 20_000) })).status).toBe(200)
    expect((await signIn({ notBefore: new Date(now + 60_000) })).body).toEqual(refused)
    expect((await signIn({ expirationTime: new Date(now - 1) })).body).toEqual(refused)
    const text = { message: 'Let me in', signature: '0x12' }
    expect((await gateway.post('/v1/auth/verify', text, { origin })).body).toEqual(refused)
  })

  test('refuses the signature of another account', async () => {
    const other = privateKeyToAccount(generatePrivateKey())
    expect(await signIn({ address: other.address })).toMatchObject({
      status: 401,
      body: { message: 'Invalid signature', error: 'Unauthorized', statusCode: 401 },
    })
  })

  test('signing out ends this session, for good, and no other', async () => {
    const [ended, other] = [cookieOf(await signIn()), cookieOf(await signIn())]
    for (const path of ['/v1/auth/logout', '/v1/auth/logout/redirect'])
      await gateway.post(path, undefined, { cookie: ended })
    expect((await me(ended)).status).toBe(403)
    expect((await me(other)).status).toBe(200)
    // The last digits of a signature may be written in several ways.
    const twins = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    for (const last of twins) expect((await me(ended.slice(0, -1) + last)).status).toBe(403)
    gateway = open()
    expect((await me(ended)).status).toBe(403)
    expect((await me(other)).status).toBe(200)
  })

  test('signing out takes the cookie back', async () => {
    const answer = await gateway.post('/v1/auth/logout')
    expect(answer.headers.get('set-cookie')).toMatch(/^access_token=; Max-Age=0;/)
    expect((await gateway.post('/v1/auth/logout/redirect')).status).toBe(303)
  })
})
