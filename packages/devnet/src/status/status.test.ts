import { request } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Devnet, startDevnet } from '../startDevnet.ts'
import { controlOf } from '../testing/controlOf.ts'
import type { DevnetStatus } from './DevnetStatus.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({
    port: 0,
    gatewayPort: 0,
    chains: [{ chainId: 31337 }, { chainId: 1337, name: 'Second <chain>' }],
  })
})
afterAll(() => devnet.stop())

async function readStatus(): Promise<DevnetStatus> {
  const answer = await fetch(`${devnet.gatewayUrl}/status.json`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  return (await answer.json()) as DevnetStatus
}

test('the status says what runs, as the chains and the gateway say it now', async () => {
  const [first, second] = devnet.chains
  if (!first || !second) throw new Error('There are two chains.')
  const control = controlOf(first.rpcUrl)
  const before = await readStatus()
  const head = Number(await control.getBlockNumber())
  expect(before).toMatchObject({
    isSaved: false,
    chains: [
      { chainId: 31337, rpcUrl: first.rpcUrl, engine: first.engine, isAttached: false },
      { chainId: 1337, name: 'Second <chain>', mining: 'auto', forkedAt: null },
    ],
    gateway: {
      url: devnet.gatewayUrl,
      chains: [
        { chainId: 31337, indexed: head, lag: 0, reason: null },
        { chainId: 1337, lag: 0, reason: null },
      ],
    },
  })
  expect(before.chains[0]?.head?.number).toBe(head)
  expect(before.owners.map(({ name }) => name)).toEqual(devnet.owners.map(({ name }) => name))
  expect(before.accounts).toHaveLength(6)
  expect(JSON.stringify(before)).not.toContain(devnet.owners[0]?.privateKey.slice(2))

  await control.mine({ blocks: 3 })
  await control.setAutomine(false)
  const after = await readStatus()
  await control.setAutomine(true)
  expect(after.chains[0]).toMatchObject({ head: { number: head + 3 }, mining: null })
  expect(after.gateway.chains[0]?.indexed).toBe(head + 3)
})

test('it counts the queue of each account as the gateway does, and the failures that were asked for', async () => {
  const queue = `${devnet.gatewayUrl}/v1/chains/31337/safes/${devnet.accounts.grants?.address}/transactions/queued`
  const { results } = (await (await fetch(queue)).json()) as { results: { transaction?: object }[] }
  const waiting = results.filter(({ transaction }) => transaction).length
  await (await fetch(queue, { headers: { 'x-ghost-fault': '429' } })).text()
  const { accounts, gateway } = await readStatus()
  expect(waiting).toBeGreaterThan(0)
  expect(accounts[2]).toMatchObject({ name: 'Grants', chainId: 31337, queued: waiting })
  expect(accounts[0]).toMatchObject({ name: 'Treasury', chainId: 31337, queued: 0 })
  expect(gateway.faults).toEqual({ header: 'x-ghost-fault', asked: 1, last: '429' })
})

test('the page needs no script, leads to the explorer, and takes no name for markup', async () => {
  const answer = await fetch(`${devnet.gatewayUrl}/status`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^ ]+'; base-uri/,
  )
  expect(html).not.toMatch(/<script|style="|<chain>/)
  expect(html).toContain('Second &lt;chain&gt;')
  expect(html).toContain(`<code>${devnet.gatewayUrl}</code>`)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
  const { address } = devnet.accounts.treasury
  expect(links).toContain(`explorer/31337/address/${address}`)
  for (const link of links)
    expect([link, (await fetch(new URL(link, answer.url))).status]).toEqual([link, 200])
})

test('a foreign host name gets no status, and nothing is posted there', async () => {
  const { port } = new URL(devnet.gatewayUrl)
  const status = await new Promise((resolve, reject) => {
    const asked = request({
      port,
      host: '127.0.0.1',
      path: '/status',
      headers: { host: 'evil.example' },
    })
    asked.on('response', (response) => resolve(response.resume().statusCode))
    asked.on('error', reject).end()
  })
  expect(status).toBe(403)
  expect((await fetch(`${devnet.gatewayUrl}/status`, { method: 'POST' })).status).toBe(404)
})
