import { request as httpRequest } from 'node:http'
import { createServer } from 'node:net'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createLocalGateway, type LocalGateway } from '../createLocalGateway.ts'
import { isAllowedHost } from './isAllowedHost.ts'
import { PortInUseError, type ServedGateway, serveLocalGateway } from './serveLocalGateway.ts'

describe('a gateway that is served', () => {
  let gateway: LocalGateway
  let served: ServedGateway
  beforeEach(async () => {
    gateway = createLocalGateway({ chains: [] })
    served = await serveLocalGateway(gateway, { port: 0 })
  })
  afterEach(async () => {
    await served.close()
    await gateway.close()
  })

  test('answers on this machine', async () => {
    expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const response = await fetch(`${served.url}/health`)
    expect(await response.json()).toEqual({ ok: true, chains: [] })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('URLs in answers have the host of the request', async () => {
    const response = await fetch(`${served.url}/v1/chains/1/about`)
    expect(response.status).toBe(404)
    const { port } = new URL(served.url)
    const backbone = await ask({ port, host: `localhost:${port}`, path: '/v1/chains' })
    expect(backbone.status).toBe(200)
  })

  test('pages of this machine may send requests with their cookie', async () => {
    const origin = 'http://localhost:5173'
    const response = await fetch(`${served.url}/about`, { headers: { origin } })
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('vary')).toContain('Origin')

    const preflight = await fetch(`${served.url}/v1/chains/31337/transactions/0x/propose`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'content-type, x-ghost-fault',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE')
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'content-type, x-ghost-fault',
    )
  })

  test('a request under a foreign name is refused', async () => {
    const { port } = new URL(served.url)
    expect(await ask({ port, host: `evil.test:${port}`, path: '/about' })).toMatchObject({
      status: 403,
      body: { message: 'Forbidden host', error: 'Forbidden', statusCode: 403 },
    })
    expect((await ask({ port, host: `localhost:${port}`, path: '/about' })).status).toBe(200)
    const read = { port, path: '/v1/chains/1/about' }
    expect((await ask({ ...read, host: `evil.test:${port}` })).status).toBe(403)
    // No URL has such a host: the server answers as for every path.
    const broken = 'localhost:1:2'
    expect((await ask({ port, host: broken, path: '/about' })).status).toBe(400)
    expect((await ask({ ...read, host: broken })).status).toBe(400)
  })

  test('a target that names another host is refused, one that names this host is not', async () => {
    const { host, port } = new URL(served.url)
    for (const [target, status] of [
      [`http://evil.test/about`, 403],
      [`http://evil.test:${port}/about`, 403],
      [`http://${host}/about`, 200],
    ] as const)
      expect([target, (await ask({ port, host, path: target })).status]).toEqual([target, status])
  })

  test('an origin is a whole one of this machine, or a foreign one', async () => {
    const own = ['http://localhost:5173', 'https://[::1]:1', 'http://a.localhost']
    const foreign = [
      'null',
      'http://evil.test',
      'http://evil.test@localhost',
      'http://localhost/evil.test',
      'HTTP://LOCALHOST',
      'ftp://localhost',
      'http://.localhost',
    ]
    for (const origin of [...own, ...foreign]) {
      const response = await fetch(`${served.url}/about`, { headers: { origin } })
      const allowed = response.headers.get('access-control-allow-origin')
      expect([origin, allowed]).toEqual([origin, own.includes(origin) ? origin : '*'])
      await response.body?.cancel()
    }
  })

  test('a busy port is named', async () => {
    const port = Number(new URL(served.url).port)
    const error: unknown = await serveLocalGateway(gateway, { port }).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(PortInUseError)
    expect(error).toMatchObject({ port, message: expect.stringContaining(`${port}`) as string })
  })

  test('closing leaves the port free, even while a stream is open', async () => {
    const port = Number(new URL(served.url).port)
    const stream = await fetch(`${served.url}/events`)
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    await served.close()
    await new Promise<void>((resolve, reject) => {
      const probe = createServer().once('error', reject)
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
    })
    await stream.text().catch(() => '')
  })
})

test.each([
  ['localhost:8787', true],
  ['127.0.0.1:8787', true],
  ['[::1]:8787', true],
  ['app.localhost', true],
  ['LOCALHOST', true],
  ['evil.test', false],
  ['localhost.evil.test', false],
  ['127.0.0.1.evil.test:80', false],
  ['.localhost', false],
  ['evil.test/.localhost', false],
  ['evil.test#.localhost', false],
  ['evil.test:1:2.localhost', false],
  [null, false],
])('the host %s is local: %s', (header, expected) => {
  expect(isAllowedHost(header, [])).toBe(expected)
})

/** Sends a `Host` header of one's own, which `fetch` does not let through. */
function ask({ port, host, path }: { port: string; host: string; path: string }) {
  return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let source = ''
      response.on('data', (chunk: Buffer) => (source += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode, body: source && (JSON.parse(source) as unknown) }),
      )
    })
      .on('error', reject)
      .end()
  })
}
