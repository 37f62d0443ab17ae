import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'

import { chromium } from 'playwright'
import { createPublicClient, createWalletClient, http, webSocket } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, type RunningChain, startLocalChain } from '@ghost-pay/local-chain'

import { launchOptions } from '../../../../tooling/browser.ts'
import { PortInUseError } from '../errors.ts'
import { startDevnet } from '../startDevnet.ts'
import { type NodeProxy, startNodeProxy } from './startNodeProxy.ts'

const engines: readonly Engine[] = ['anvil', 'edr']

describe.each(engines)('the proxy of a node on %s', (engine) => {
  let chain: RunningChain
  let proxy: NodeProxy
  beforeAll(async () => {
    chain = await startLocalChain({ engine })
    proxy = await startNodeProxy({
      port: 0,
      purpose: 'the node',
      allowedOrigins: ['https://preview.example'],
    })
    proxy.forwardTo(chain.rpcUrl)
  })
  afterAll(async () => {
    await proxy.close()
    await chain.stop()
  })

  const mine = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] })
  const json = { 'content-type': 'application/json' }
  const head = () => chain.client.getBlockNumber()

  /** Sends any headers, which a browser would not let a page do. */
  const send = (headers: Record<string, string>, method = 'POST', body = mine) =>
    new Promise<{ status: number | undefined; allowed: string | undefined }>((resolve, reject) => {
      const { hostname, port } = new URL(proxy.url)
      request({ hostname, port, method, headers }, (response) => {
        response.resume()
        resolve({
          status: response.statusCode,
          allowed: response.headers['access-control-allow-origin'],
        })
      })
        .once('error', reject)
        .end(body)
    })

  test('is open to programs and to pages of this machine', async () => {
    const before = await head()
    expect(await send(json)).toEqual({ status: 200, allowed: undefined })
    for (const origin of ['http://localhost:3000', 'https://preview.example'])
      expect(await send({ ...json, origin })).toEqual({ status: 200, allowed: origin })
    expect(await head()).toBe(before + 3n)
  })

  test('is closed to other web pages, whatever they send and under whatever name', async () => {
    const before = await head()
    for (const headers of [
      { ...json, origin: 'https://evil.example' },
      { ...json, origin: 'null' },
      { 'content-type': 'text/plain', origin: 'https://evil.example' },
      { ...json, host: 'evil.example' },
      { ...json, host: 'evil.example', origin: 'http://evil.example' },
      { ...json, host: '127.0.0.1.evil.example' },
    ])
      expect(await send(headers)).toEqual({ status: 403, allowed: undefined })
    expect((await send({ 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send({}, 'GET', '')).status).toBe(405)
    expect(await send({ origin: 'https://evil.example' }, 'OPTIONS', '')).toEqual({
      status: 403,
      allowed: undefined,
    })
    expect(await head()).toBe(before)
  })

  test('opens no socket for those it would not answer', async () => {
    const { hostname, port } = new URL(proxy.url)
    const upgrade = async (headers: Record<string, string>) => {
      const socket = connect({ host: hostname, port: Number(port) })
      const lines = {
        host: `127.0.0.1:${port}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      }
      socket.write(
        `GET / HTTP/1.1\r\n${Object.entries(lines)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}\r\n`,
      )
      const [answer] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return Number(answer.toString().split(' ')[1])
    }
    expect(await upgrade({})).toBe(101)
    expect(await upgrade({ origin: 'http://localhost:3000' })).toBe(101)
    expect(await upgrade({ origin: 'https://evil.example' })).toBe(403)
    expect(await upgrade({ host: 'evil.example' })).toBe(403)
  })

  test('serves clients of both kinds', async () => {
    const transport = webSocket(proxy.url.replace('http', 'ws'))
    const client = createPublicClient({ transport })
    const blocks: bigint[] = []
    const stop = client.watchBlockNumber({ onBlockNumber: (number) => blocks.push(number) })
    const mineAndCount = async () => {
      await chain.client.mine({ blocks: 1 })
      return blocks.length
    }
    await expect.poll(mineAndCount).toBeGreaterThan(1)
    stop()
    const socket = await transport({}).value?.getRpcClient()
    socket?.close()
    const wallet = createWalletClient({ transport: http(proxy.url) })
    expect(await wallet.getChainId()).toBe(31337)
  })
})

test('a page of another site reaches neither node nor gateway of a devnet', async () => {
  const devnet = await startDevnet({ seed: 'empty', port: 0, gatewayPort: 0, engine: 'anvil' })
  const browser = await chromium.launch(launchOptions())
  try {
    const rpcUrl = devnet.chains[0]?.rpcUrl ?? ''
    const client = createPublicClient({ transport: http(rpcUrl) })
    const before = await client.getBlockNumber({ cacheTime: 0 })
    const page = await browser.newPage()
    await page.route('http://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title>' }),
    )
    await page.goto('http://evil.example/')
    const outcomes = await page.evaluate(async (rpcUrl) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] })
      const post = (init: RequestInit) =>
        fetch(rpcUrl, { method: 'POST', body, ...init }).then(
          ({ type, status }) => `${type} ${status}`,
          () => 'blocked',
        )
      const socket = new Promise<string>((resolve) => {
        const opened = new WebSocket(rpcUrl.replace('http', 'ws'))
        opened.onopen = () => resolve('open')
        opened.onerror = () => resolve('blocked')
      })
      return [
        await post({ headers: { 'content-type': 'application/json' } }),
        await post({}),
        await post({ mode: 'no-cors' }),
        await socket,
      ]
    }, rpcUrl)
    expect(outcomes.filter((it) => it !== 'blocked' && it !== 'opaque 0')).toEqual([])
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(before)
  } finally {
    await browser.close()
    await devnet.stop()
  }
})

test('a port is held from the start, and given back', async () => {
  const first = await startNodeProxy({ port: 0, purpose: 'the first' })
  const port = Number(new URL(first.url).port)
  const taken = startNodeProxy({ port, purpose: 'the second' })
  await expect(taken).rejects.toThrow(PortInUseError)
  await expect(taken).rejects.toThrow(`Port ${port}, wanted for the second, is in use.`)
  // Nothing is forwarded before the chain is ready.
  expect(
    (await fetch(first.url, { method: 'POST', headers: { 'content-type': 'application/json' } }))
      .status,
  ).toBe(503)
  await first.close()
  const second = await startNodeProxy({ port, purpose: 'the second' })
  await second.close()
})

test('of two devnets that start at once on the same ports one runs, and the other says why not', async () => {
  const probe = await startNodeProxy({ port: 0, purpose: 'a probe' })
  const port = Number(new URL(probe.url).port)
  await probe.close()
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => startDevnet({ seed: 'empty', port, gatewayPort: 0, engine: 'anvil' })),
  )
  const [running] = outcomes.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []))
  const [refused] = outcomes.flatMap((it) =>
    it.status === 'rejected' ? [it.reason as unknown] : [],
  )
  try {
    expect(refused).toBeInstanceOf(PortInUseError)
    const client = createPublicClient({ transport: http(running?.chains[0]?.rpcUrl) })
    expect(await client.getChainId()).toBe(31337)
  } finally {
    await running?.stop()
  }
})
