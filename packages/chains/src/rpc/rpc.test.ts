import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { aurora, gnosis, mainnet, polygon } from '../index.ts'
import {
  getRpcUrls,
  InvalidApiKeyError,
  isPublicUrl,
  probeRpcUrl,
  rankRpcUrls,
  type RpcProbe,
} from './index.ts'
import { rankProbes } from './rankRpcUrls.ts'

describe('getRpcUrls', () => {
  test('gives the open addresses', () => {
    expect(getRpcUrls(polygon)).toEqual(['https://polygon.drpc.org'])
    expect(getRpcUrls(gnosis, { transport: 'webSocket' })).toEqual([
      'wss://rpc.gnosischain.com/wss',
    ])
    expect(getRpcUrls(polygon, { transport: 'webSocket' })).toEqual([])
  })

  test('puts the providers that there is a key for before them, in the order of the keys', () => {
    expect(getRpcUrls(polygon, { keys: { infura: 'i1', alchemy: 'a1' } })).toEqual([
      'https://polygon-mainnet.infura.io/v3/i1',
      'https://polygon-mainnet.g.alchemy.com/v2/a1',
      'https://polygon.drpc.org',
    ])
    expect(
      getRpcUrls(mainnet, { kinds: ['infura'], keys: { infura: 'i1' }, transport: 'webSocket' }),
    ).toEqual(['wss://mainnet.infura.io/ws/v3/i1'])
  })

  test('leaves a provider out without its key', () => {
    expect(getRpcUrls(polygon, { kinds: ['alchemy', 'public'] })).toEqual([
      'https://polygon.drpc.org',
    ])
    expect(getRpcUrls(polygon, { kinds: ['alchemy'], keys: { alchemy: undefined } })).toEqual([])
    expect(getRpcUrls(polygon, { kinds: [] })).toEqual([])
  })

  test('takes keys only for the providers of the chain', () => {
    // @ts-expect-error Gnosis has no address at Alchemy.
    expect(getRpcUrls(gnosis, { keys: { alchemy: 'a1' } })).toEqual(['https://rpc.gnosischain.com'])
    // @ts-expect-error Aurora has one at Infura only.
    expect(getRpcUrls(aurora, { kinds: ['alchemy'] })).toEqual([])
  })

  test('prefers `public` to `default`, and takes `private` as it is', () => {
    const rpcUrls = {
      default: { http: ['https://a.example'] },
      public: { http: ['https://b.example', 'https://b.example'] },
      private: { http: ['https://c.example/key'] },
    }
    expect(getRpcUrls({ rpcUrls })).toEqual(['https://c.example/key', 'https://b.example'])
    expect(getRpcUrls({ rpcUrls }, { kinds: ['public'] })).toEqual(['https://b.example'])
  })

  test.each(['', 'a/b', 'a?b', 'a b', 'https://x.example/key', '../x', 'ä'])(
    'refuses %j as a key and does not repeat it',
    (key) => {
      const get = () => getRpcUrls(polygon, { keys: { alchemy: key } })
      expect(get).toThrow(InvalidApiKeyError)
      if (key.length > 2) expect(get).not.toThrow(key)
    },
  )
})

describe('isPublicUrl', () => {
  test.each([
    'https://polygon.drpc.org',
    'https://worldchain-mainnet.g.alchemy.com/public',
    'https://zetachain-evm.blockpi.network/v1/rpc/public',
    'https://mainnet.skalenodes.com/v1/honorable-steel-rasalhague',
    'https://data-seed-prebsc-1-s1.bnbchain.org:8545',
  ])('takes %s', (url) => {
    expect(isPublicUrl(url)).toBe(true)
  })

  test.each([
    'http://polygon.drpc.org',
    'wss://polygon.drpc.org',
    'https://localhost:8545',
    'https://127.0.0.1',
    'https://[::1]',
    'https://node.internal',
    'https://user:secret@node.example',
    'https://node.example/?key=1',
    'https://node.example/#1',
    'https://mainnet.infura.io/v3/x',
    'https://eth-mainnet.g.alchemy.com/v2/demo',
    'https://node.example/0123456789abcdef0123456789abcdef',
    'https://node.example/8f9a9bf0-1c3d-4e52-9a17-2f6d6ad0a111',
    'https://node.example/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.x',
    'https://0123456789abcdef0123456789abcdef.node.example',
    'no address',
    '',
  ])('refuses %s', (url) => {
    expect(isPublicUrl(url)).toBe(false)
  })

  test('refuses an address with a secret in any spelling', () => {
    expect(isPublicUrl('https://node.example/abc', ['abc'])).toBe(false)
    expect(isPublicUrl('https://abc.example/', ['ABC'])).toBe(false)
    expect(isPublicUrl('https://node.example/a%20b', ['a b'])).toBe(false)
    expect(isPublicUrl('https://node.example/abc', [''])).toBe(true)
  })
})

describe('with nodes', () => {
  const servers: Server[] = []
  const urls: Record<string, string> = {}

  /** A node that answers with a chain id and a block, after a while. */
  async function startNode(
    name: string,
    answers: { chainId?: string; block?: string; delay?: number; body?: string },
  ) {
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        const { id, method } = JSON.parse(body) as { id: number; method: string }
        const result = method === 'eth_chainId' ? answers.chainId : answers.block
        setTimeout(() => {
          response.end(answers.body ?? JSON.stringify({ jsonrpc: '2.0', id, result }))
        }, answers.delay ?? 0)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    servers.push(server)
    urls[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  beforeAll(async () => {
    await startNode('good', { chainId: '0x64', block: '0x100', delay: 200 })
    await startNode('fast', { chainId: '0x64', block: '0xff' })
    await startNode('stale', { chainId: '0x64', block: '0x10' })
    await startNode('other', { chainId: '0x1', block: '0x100' })
    await startNode('silent', { chainId: '0x64', block: '0x100', delay: 60_000 })
    await startNode('nonsense', { body: '<html>' })
    await startNode('refusing', {})
  })

  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  const url = (name: string) => urls[name] ?? ''

  test('a node says which chain it serves and how far it is', async () => {
    expect(await probeRpcUrl(url('good'), { chainId: 100 })).toEqual({
      status: 'ok',
      url: url('good'),
      blockNumber: 256,
      latency: expect.any(Number) as number,
    })
    expect(await probeRpcUrl(url('other'), { chainId: 100 })).toEqual({
      status: 'wrongChain',
      url: url('other'),
      chainId: 1,
    })
  })

  test('a node that is silent, talks nonsense or is not there has failed', async () => {
    const silent = await probeRpcUrl(url('silent'), { chainId: 100, timeout: 50 })
    expect(silent).toMatchObject({ status: 'failed', cause: { name: 'TimeoutError' } })
    for (const address of [url('nonsense'), url('refusing'), 'http://127.0.0.1:1', 'no address'])
      expect(await probeRpcUrl(address, { chainId: 100 })).toMatchObject({ status: 'failed' })
  })

  test('a probe can be ended', async () => {
    const controller = new AbortController()
    const probe = probeRpcUrl(url('silent'), { chainId: 100, signal: controller.signal })
    controller.abort(new Error('left the page'))
    expect(await probe).toMatchObject({ status: 'failed', cause: { message: 'left the page' } })
    const late = await probeRpcUrl(url('good'), { chainId: 100, signal: controller.signal })
    expect(late).toMatchObject({ status: 'failed', cause: { message: 'left the page' } })
  })

  test('a probe that is over leaves no listener behind', async () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    const stopped: AbortSignal[] = []
    await probeRpcUrl(url('good'), {
      chainId: 100,
      signal,
      fetch: (input, init) => {
        if (init?.signal) stopped.push(init.signal)
        return fetch(input, init)
      },
    })
    expect(removed.mock.calls[0]?.slice(0, 2)).toEqual(added.mock.calls[0]?.slice(0, 2))
    expect(stopped).toHaveLength(2)
    expect(stopped.every(({ aborted }) => aborted)).toBe(true)
  })

  test('the usable nodes are ranked: up to date before behind, then by time', async () => {
    const names = ['silent', 'stale', 'other', 'good', 'nonsense', 'fast']
    const ranked = await rankRpcUrls(names.map(url), { chainId: 100, timeout: 3000 })
    expect(ranked.map((one) => one.url)).toEqual([url('fast'), url('good'), url('stale')])
    expect(ranked.map(({ lag }) => lag)).toEqual([1, 0, 240])
  })

  test('requests each address once and through the given fetch', async () => {
    const requested: string[] = []
    const ranked = await rankRpcUrls([url('fast'), url('fast')], {
      chainId: 100,
      fetch: (input, init) => {
        requested.push(new Request(input).url)
        return fetch(input, init)
      },
    })
    expect(ranked).toHaveLength(1)
    expect(requested).toEqual([`${url('fast')}/`, `${url('fast')}/`])
  })

  test('no node, no ranking', async () => {
    expect(await rankRpcUrls([], { chainId: 100 })).toEqual([])
    expect(await rankRpcUrls([url('other')], { chainId: 100 })).toEqual([])
  })
})

test('the order follows from the answers alone', () => {
  const ok = (url: string, blockNumber: number, latency: number): RpcProbe => ({
    status: 'ok',
    url,
    blockNumber,
    latency,
  })
  const probes = [ok('behind', 90, 1), ok('slow', 100, 90), ok('near', 98, 20), ok('far', 10, 1)]
  expect(rankProbes(probes, 3).map(({ url }) => url)).toEqual(['near', 'slow', 'behind', 'far'])
  expect(rankProbes(probes, 2).map(({ url }) => url)).toEqual(['near', 'slow', 'behind', 'far'])
  expect(rankProbes(probes, 1).map(({ url }) => url)).toEqual(['slow', 'near', 'behind', 'far'])
  expect(rankProbes(probes, 0).map(({ url }) => url)).toEqual(['slow', 'near', 'behind', 'far'])
})
