import { createSiweMessage } from 'viem/siwe'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'

import { memoryStore } from './facts/stores/memory.ts'
import type { Store } from './facts/stores/Store.ts'
import { openGateway } from './testing/playground.ts'

const user = privateKeyToAccount(generatePrivateKey())
const origin = 'https://ghost.test:5173'
const hour = 3_600_000

// Keys are checked without a node, so no chain is needed here.
describe('signing in', () => {
  let now: number
  let store: Store
  let gateway: ReturnType<typeof openGateway>
  beforeEach(() => {
    now = Date.parse('2026-11-20T10:00:00Z')
    store = memoryStore()
    gateway = openGateway({ chains: [], store, now: () => now })
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

  test('is asked for where it is needed', async () => {
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
    gateway = openGateway({ chains: [], store, now: () => now })
    expect((await me(cookie)).status).toBe(200)
    gateway = openGateway({ chains: [], store: memoryStore(), now: () => now })
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

  test('refuses what was written for another page', async () => {
    const refused = { message: 'Invalid message', error: 'Unauthorized', statusCode: 401 }
    expect((await signIn({ domain: 'evil.test' })).body).toEqual(refused)
    expect((await signIn({}, { origin: 'https://evil.test' })).body).toEqual(refused)
    gateway = openGateway({ chains: [], now: () => now, signInDomains: ['wallet.test'] })
    expect((await signIn()).body).toEqual(refused)
    expect((await signIn({ domain: 'wallet.test' })).status).toBe(200)
  })

  test('refuses messages from tomorrow, of yesterday, and such that are none', async () => {
    const refused = { message: 'Invalid message', error: 'Unauthorized', statusCode: 401 }
    expect((await signIn({ issuedAt: new Date(now + 60_000) })).body).toEqual(refused)
    expect((await signIn({ issuedAt: new Date(now + 20_000) })).status).toBe(200)
    expect((await signIn({ notBefore: new Date(now + 60_000) })).body).toEqual(refused)
    expect((await signIn({ expirationTime: new Date(now - 1) })).body).toEqual(refused)
    const text = { message: 'Let me in', signature: '0x12' }
    expect((await gateway.post('/v1/auth/verify', text, { origin })).body).toEqual(refused)
  })

  test('refuses the signature of somebody else', async () => {
    const other = privateKeyToAccount(generatePrivateKey())
    expect(await signIn({ address: other.address })).toMatchObject({
      status: 401,
      body: { message: 'Invalid signature', error: 'Unauthorized', statusCode: 401 },
    })
  })

  test('signing out takes the cookie back', async () => {
    const answer = await gateway.post('/v1/auth/logout')
    expect(answer.headers.get('set-cookie')).toMatch(/^access_token=; Max-Age=0;/)
    expect((await gateway.post('/v1/auth/logout/redirect')).status).toBe(303)
  })
})
