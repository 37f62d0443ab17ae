import { recoverMessageAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { generateSiweNonce, parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { expect, test, vi } from 'vitest'

import { createSiweAdapter, type SiweAdapterParameters } from './createSiweAdapter.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)

/** A server: hands out nonces, takes each once, and checks who signed. */
function createServer() {
  const nonces = new Set<string>()
  return {
    getNonce: () => {
      const nonce = generateSiweNonce()
      nonces.add(nonce)
      return Promise.resolve(nonce)
    },
    async verify({ message, signature }: Parameters<SiweAdapterParameters['verify']>[0]) {
      const parsed = parseSiweMessage(message)
      const known = parsed.nonce !== undefined && nonces.delete(parsed.nonce)
      const valid = validateSiweMessage({ message: parsed, domain: 'shop.test' })
      return (
        known && valid && (await recoverMessageAddress({ message, signature })) === parsed.address
      )
    },
  }
}

test('the message names the account and the site, and the server accepts it once', async () => {
  const adapter = createSiweAdapter({
    ...createServer(),
    domain: 'shop.test',
    uri: 'https://shop.test/pay',
    statement: 'Sign in to pay.',
    expiresIn: 60_000,
    resources: ['https://shop.test/terms'],
  })
  const nonce = await adapter.getNonce()
  const message = await adapter.createMessage({ nonce, address: account.address, chainId: 100 })
  const parsed = parseSiweMessage(message)
  expect(parsed).toMatchObject({
    address: account.address,
    chainId: 100,
    domain: 'shop.test',
    nonce,
    resources: ['https://shop.test/terms'],
    statement: 'Sign in to pay.',
    uri: 'https://shop.test/pay',
    version: '1',
  })
  expect(Number(parsed.expirationTime) - Number(parsed.issuedAt)).toBe(60_000)

  const signature = await account.signMessage({ message })
  expect(await adapter.verify({ message, signature })).toBe(true)
  expect(await adapter.verify({ message, signature })).toBe(false)
})

test('a nonce that is too short makes no message', async () => {
  const adapter = createSiweAdapter({
    ...createServer(),
    domain: 'shop.test',
    uri: 'https://shop.test',
  })
  await expect(
    adapter.createMessage({ nonce: 'short', address: account.address, chainId: 1 }),
  ).rejects.toThrow(/nonce/i)
})

test.each([
  ['behind', -1],
  ['ahead', 1],
])('a visitor whose clock is a day %s signs in at the server’s time', async (_, days) => {
  const { now } = Date
  const adapter = createSiweAdapter({
    ...createServer(),
    domain: 'shop.test',
    uri: 'https://shop.test/pay',
    expiresIn: 60_000,
    now: () => Promise.resolve(now()),
  })
  const nonce = await adapter.getNonce()
  vi.setSystemTime(now() + days * 86_400_000)
  const message = await adapter.createMessage({ nonce, address: account.address, chainId: 100 })
  vi.useRealTimers()
  const { issuedAt, expirationTime } = parseSiweMessage(message)
  expect(Number(issuedAt)).toBeLessThanOrEqual(now())
  expect(Number(expirationTime) - Number(issuedAt)).toBe(60_000)
  const signature = await account.signMessage({ message })
  expect(await adapter.verify({ message, signature })).toBe(true)
})
