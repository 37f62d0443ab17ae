import { globSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'

import { type Address, createWalletClient, custom, type Hex, http, type LocalAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage, type CreateSiweMessageParameters } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'
import { createTestWallet } from '@ghost-pay/test-wallet'

import { type OwnedAccount, planOwnedAccount } from '../testing/ownedAccount.ts'
import { listen, type SignInRecipe, signInRecipes } from '../testing/signInServers.ts'

const domain = 'shop.example'
const privateKey = generatePrivateKey()
const { address } = privateKeyToAccount(privateKey)
const recipes = signInRecipes(() => vi.resetModules(), vi.stubEnv)

let chain: RunningChain
let owner: LocalAccount
let created: OwnedAccount
let planned: OwnedAccount
beforeAll(async () => {
  chain = await startLocalChain()
  owner = privateKeyToAccount(chain.owners[0]?.privateKey ?? '0x')
  created = await planOwnedAccount(chain, owner, 1n)
  planned = await planOwnedAccount(chain, owner, 2n)
  const client = createWalletClient({ account: owner, transport: http(chain.rpcUrl) })
  const hash = await client.sendTransaction({ chain: null, ...created.creation })
  await chain.client.waitForTransactionReceipt({ hash })
})
afterAll(() => chain.stop())

/** A browser with its cookies, and the page of a recipe in it. */
function visit(origin: string, { adapt }: SignInRecipe) {
  const cookies = new Map<string, string>()
  const ask = async (path: string | URL | Request, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, cookie }
    // A path is a text: no page of the docs asks with more.
    const response = await fetch(origin + (path as string), { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      expect(line).toMatch(/HttpOnly;.*SameSite=(Strict|Lax)/)
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  const adapter = adapt(ask)
  /** Asks for a nonce and writes the message, as the dialog does; `change` is what a cheat does. */
  async function write(who: Address, change: Partial<CreateSiweMessageParameters> = {}) {
    const nonce = await adapter.getNonce()
    return createSiweMessage({
      address: who,
      chainId: chain.chainId,
      domain,
      nonce,
      uri: `https://${domain}`,
      version: '1',
      ...change,
    })
  }
  return { adapter, ask, write }
}

/** The test wallet signs, as a visitor's does. */
async function sign(message: string, key: Hex = privateKey): Promise<Hex> {
  const wallet = createTestWallet({
    name: 'Otter',
    privateKey: key,
    chains: [{ id: chain.chainId, rpcUrl: chain.rpcUrl }],
  })
  const client = createWalletClient({ transport: custom(wallet.provider) })
  const [account] = await client.requestAddresses()
  if (!account) throw new Error('The wallet gave no account.')
  return client.signMessage({ account, message })
}

describe.each(recipes)('$name of docs/sign-in.md, over HTTP', (recipe) => {
  let server: Server
  let origin: string
  beforeAll(async () => {
    server = await recipe.create(chain, domain)
    origin = await listen(server)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const open = () => visit(origin, recipe)

  test('signs a visitor in, knows them, and signs them out', async () => {
    const page = open()
    expect(await page.adapter.getSession?.()).toBeNull()
    const message = await page.write(address)
    expect(await page.adapter.verify({ message, signature: await sign(message) })).toBe(true)
    const session = { address, chainId: chain.chainId }
    expect(await page.adapter.getSession?.()).toMatchObject(session)
    expect(await open().adapter.getSession?.()).toBeNull()
    await page.adapter.signOut?.()
    expect(await page.adapter.getSession?.()).toBeNull()
  })

  test('takes a nonce once', async () => {
    const page = open()
    const message = await page.write(address)
    const signature = await sign(message)
    expect(await page.adapter.verify({ message, signature })).toBe(true)
    await page.adapter.signOut?.()
    expect(await page.adapter.verify({ message, signature })).toBe(false)
    expect(await page.adapter.getSession?.()).toBeNull()
  })

  test('takes a nonce from the visitor alone whom it was given to', async () => {
    const thief = open()
    const message = await open().write(address)
    await thief.adapter.getNonce()
    expect(await thief.adapter.verify({ message, signature: await sign(message) })).toBe(false)
  })

  test.each([
    ['for another page', { domain: 'evil.example' }],
    ['with a nonce of its own', { nonce: 'a1b2c3d4e5f6g7h8' }],
    ['for a chain that the server does not read', { chainId: 10 }],
    ['that has expired', { expirationTime: new Date(Date.now() - 1_000) }],
    ['that does not hold yet', { notBefore: new Date(Date.now() + 60_000) }],
    ['of another account', { address: privateKeyToAccount(generatePrivateKey()).address }],
  ])('refuses a message %s', async (_, change) => {
    const page = open()
    const message = await page.write(address, change)
    expect(await page.adapter.verify({ message, signature: await sign(message) })).toBe(false)
    expect(await page.adapter.getSession?.()).toBeNull()
  })

  test('signs in an account that is a contract (ERC-1271)', async () => {
    const page = open()
    const message = await page.write(created.address)
    const signature = await created.sign(message)
    expect(await page.adapter.verify({ message, signature })).toBe(true)
    expect(await page.adapter.getSession?.()).toMatchObject({ address: created.address })
  })

  test('signs in an account that is not created yet, which stays not created (ERC-6492)', async () => {
    const page = open()
    const message = await page.write(planned.address)
    const signature = await planned.signBeforeCreation(message)
    expect(await page.adapter.verify({ message, signature })).toBe(true)
    expect(await chain.client.getCode({ address: planned.address })).toBeUndefined()
  })

  test('refuses it without what creates it, and with what creates another account', async () => {
    const [first, second] = [open(), open()]
    const message = await first.write(planned.address)
    expect(await first.adapter.verify({ message, signature: await planned.sign(message) })).toBe(
      false,
    )
    const again = await second.write(planned.address)
    const other = await planOwnedAccount(chain, owner, 3n)
    const signature = await other.signBeforeCreation(again)
    expect(await second.adapter.verify({ message: again, signature })).toBe(false)
  })

  test('refuses what somebody signs who does not own the contract', async () => {
    const page = open()
    const stranger = privateKeyToAccount(chain.owners[1]?.privateKey ?? '0x')
    const asCreated = await page.write(created.address)
    expect(
      await page.adapter.verify({
        message: asCreated,
        signature: await created.sign(asCreated, stranger),
      }),
    ).toBe(false)
    const asPlanned = await page.write(planned.address)
    expect(
      await page.adapter.verify({
        message: asPlanned,
        signature: await planned.signBeforeCreation(asPlanned, stranger),
      }),
    ).toBe(false)
  })
})

test.each(['', 'null', '7', '{"message":7}', '{"message":"hi","signature":"0x"}'])(
  'the plain server refuses a request that says %s',
  async (body) => {
    const [plain] = recipes
    if (!plain) throw new Error('There is no plain server.')
    const server = await plain.create(chain, domain)
    const page = visit(await listen(server), plain)
    expect((await page.ask('/api/session', { method: 'POST', body })).status).toBe(401)
    server.closeAllConnections()
    server.close()
  },
)

const shown = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts'),
)
test.each(shown)('docs/sign-in.md shows %s as it is', (file) => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/sign-in.md'), 'utf8')
  expect(page).toContain(readFileSync(join(import.meta.dirname, file), 'utf8').trim())
})
