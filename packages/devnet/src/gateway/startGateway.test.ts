import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Devnet, startDevnet } from '../startDevnet.ts'

const own = {
  address: 'https://explorer.example/a/{{address}}',
  txHash: 'https://explorer.example/t/{{txHash}}',
  api: 'https://explorer.example/api',
}

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({
    seed: 'empty',
    port: 0,
    gatewayPort: 0,
    chains: [{ chainId: 31337 }, { chainId: 1337, blockExplorer: own }],
    allowedOrigins: ['https://preview.example'],
    signInDomains: ['team.example:5173'],
  })
})
afterAll(() => devnet.stop())

test('the gateway names the explorer that a chain was given', async () => {
  const answer = await fetch(`${devnet.gatewayUrl}/v1/chains`)
  const { results } = (await answer.json()) as {
    results: { chainId: string; blockExplorerUriTemplate: Record<string, string> }[]
  }
  const templates = new Map(
    results.map(({ chainId, blockExplorerUriTemplate }) => [chainId, blockExplorerUriTemplate]),
  )
  expect(templates.get('1337')).toEqual(own)
})

test('pages of this machine and of the origins that were named may change something, others may not', async () => {
  const statusFor = async (origin: string) => {
    const answer = await fetch(`${devnet.gatewayUrl}/v2/chains/31337/delegates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{}',
    })
    return answer.status
  }
  expect(await statusFor('https://evil.example')).toBe(403)
  expect(await statusFor('null')).toBe(403)
  expect(await statusFor('http://localhost:5173')).not.toBe(403)
  expect(await statusFor('https://preview.example')).not.toBe(403)
})

test('a sign-in message is taken for the domains that were named, and from nowhere else', async () => {
  const [alice] = devnet.owners
  if (!alice) throw new Error('There is an owner.')
  const signIn = async (domain: string, origin: string) => {
    const nonce = (await (await fetch(`${devnet.gatewayUrl}/v1/auth/nonce`)).json()) as {
      nonce: string
    }
    const message = createSiweMessage({
      address: alice.address,
      chainId: 31337,
      domain,
      uri: `https://${domain}`,
      version: '1',
      issuedAt: new Date(),
      ...nonce,
    })
    const signature = await privateKeyToAccount(alice.privateKey).signMessage({ message })
    const answer = await fetch(`${devnet.gatewayUrl}/v1/auth/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(origin !== '' && { origin }) },
      body: JSON.stringify({ message, signature }),
    })
    return answer.status
  }
  expect(await signIn('team.example:5173', '')).toBe(200)
  expect(await signIn('evil.example', '')).not.toBe(200)
  expect(await signIn('evil.example', 'https://evil.example')).not.toBe(200)
})
