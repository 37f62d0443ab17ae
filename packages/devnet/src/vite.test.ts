import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { build, createServer, preview, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { controlOf } from './testing/controlOf.ts'
import { devnet, type DevnetPluginParameters } from './vite.ts'
import type { DevnetDescription } from './vite/describeDevnet.ts'
import { withPagePaths } from './vite/withPagePaths.ts'

const isRunning = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

let root: string
beforeAll(async () => {
  // The plugin stays out of test runners' own servers; here it is what is tested.
  vi.stubEnv('VITEST', undefined)
  root = await mkdtemp(join(tmpdir(), 'devnet-vite-'))
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><title>App</title><script type="module" src="/main.js"></script>',
  )
  await writeFile(join(root, 'main.js'), 'console.log(import.meta.env.VITE_DEVNET_RPC_URL)')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

const settings = () => ({
  root,
  configFile: false as const,
  logLevel: 'error' as const,
  cacheDir: join(root, '.vite'),
  plugins: [devnet({ port: 0, gatewayPort: 0, mining: 'auto' })],
})

describe('a dev server with a devnet', () => {
  let server: ViteDevServer
  let origin: string
  const read = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${origin}${path}`, init)
    return { status: response.status, type: response.headers, text: await response.text() }
  }
  const describeIt = async () =>
    JSON.parse((await read('/__devnet.json')).text) as DevnetDescription

  beforeAll(async () => {
    server = await createServer({ ...settings(), server: { port: 0, host: '127.0.0.1' } })
    await server.listen()
    origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  })
  afterAll(() => server.close())

  test('says what there is', async () => {
    const { chains, owners, accounts, gatewayUrl } = await describeIt()
    expect(chains[0]).toMatchObject({ chainId: 31337, name: 'Ghost Devnet' })
    expect(owners.map(({ name }) => name)).toEqual(['Alice', 'Bob', 'Carol'])
    expect(accounts.map(({ name }) => name)).toEqual(['Treasury', 'Petty cash', 'Grants'])
    expect(gatewayUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })

  test('gives the app the URL of the node', async () => {
    const { chains } = await describeIt()
    const { text } = await read('/main.js')
    expect(text).toContain(chains[0]?.rpcUrl)
  })

  test('hands requests on to the gateway, and its refusals back', async () => {
    const { accounts } = await describeIt()
    const path = `/gateway/v1/chains/31337/safes/${accounts[0]?.address}`
    const safe = await read(path)
    expect(safe.status).toBe(200)
    expect(JSON.parse(safe.text)).toMatchObject({ threshold: 2 })
    const refused = await read(
      `/gateway/v1/chains/31337/transactions/${accounts[0]?.address}/propose`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      },
    )
    expect(refused.status).toBe(422)
  })

  test('the address of a further page leads back through the dev server', async () => {
    const { accounts } = await describeIt()
    const first = await read(
      `/gateway/v1/chains/31337/safes/${accounts[0]?.address}/transactions/history?cursor=limit%3D3%26offset%3D0`,
    )
    const { next } = JSON.parse(first.text) as { next: string }
    expect(next).toMatch(`${origin}/gateway/v1/chains/31337/safes/`)
    const second = await fetch(next)
    expect(second.status).toBe(200)
    expect(await second.json()).toMatchObject({
      previous: expect.stringContaining('/gateway/') as string,
    })
  })

  test('an empty answer says that it is empty', async () => {
    const { accounts, owners } = await describeIt()
    const answer = await fetch(`${origin}/gateway/v1/chains/31337/delegates`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(answer.status).toBe(204)
    const empty = await read('/gateway/__test/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    expect(empty.type.get('transfer-encoding')).toBeNull()
    expect([accounts.length, owners.length]).toEqual([3, 3])
  })

  test('passes events on as they come', async () => {
    const stop = new AbortController()
    const events = await fetch(`${origin}/gateway/events`, { signal: stop.signal })
    expect(events.headers.get('content-type')).toContain('text/event-stream')
    const first = await events.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toContain('hello')
    stop.abort()
  })

  test('puts the owners’ wallets before everything else in the page', async () => {
    const page = await read('/')
    expect(page.text).toMatch(
      /<head>\s*<script src="\/__devnet\/wallets\.js"><\/script>|<script src="\/__devnet\/wallets\.js"><\/script>/,
    )
    expect(page.text.indexOf('/__devnet/wallets.js')).toBeLessThan(page.text.indexOf('/main.js'))
    const script = await read('/__devnet/wallets.js')
    expect(script.text).toContain('Demo owners. No keys of yours.')
    expect(script.status).toBe(200)
    expect(script.type.get('content-type')).toContain('javascript')
    for (const name of ['Alice', 'Bob', 'Carol']) expect(script.text).toContain(`"name":"${name}"`)
  })

  test('resets on request', async () => {
    const { chains } = await describeIt()
    const head = async () => {
      const response = await fetch(chains[0]?.rpcUrl ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
      })
      return Number(((await response.json()) as { result: string }).result)
    }
    const before = await head()
    await fetch(chains[0]?.rpcUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] }),
    })
    expect(await head()).toBe(before + 1)
    expect((await read('/__devnet/reset')).status).toBe(405)
    expect((await read('/__devnet/reset', { method: 'POST' })).status).toBe(204)
    expect(await head()).toBe(before)
  })

  test('keeps other web sites away from its own paths', async () => {
    const { chains } = await describeIt()
    const control = controlOf(chains[0]?.rpcUrl ?? '')
    await control.mine({ blocks: 1 })
    const head = await control.getBlockNumber()
    const reset = (origin: string) =>
      read('/__devnet/reset', { method: 'POST', headers: { origin } })
    for (const stranger of ['https://evil.example', 'http://localhost:3000', 'null'])
      expect((await reset(stranger)).status).toBe(403)
    expect(await control.getBlockNumber()).toBe(head)
    for (const path of ['/__devnet.json', '/__devnet/wallets.js']) {
      expect(await statusUnder('evil.example', path)).toBe(403)
      expect((await read(path, { headers: { origin: 'http://localhost:3000' } })).status).toBe(403)
      const own = await read(path, { headers: { origin } })
      expect(own.status).toBe(200)
      expect(own.type.get('access-control-allow-origin')).toBeNull()
      expect(own.type.get('cross-origin-resource-policy')).toBe('same-origin')
    }
    expect((await reset(origin)).status).toBe(204)
    expect(await control.getBlockNumber()).not.toBe(head)
  })

  /** What is answered to a request that was sent to another name. */
  const statusUnder = (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(origin)
      request({ hostname, port, path, headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .once('error', reject)
        .end()
    })

  test('keeps the chain over a restart, and stops it with the server', async () => {
    const before = await describeIt()
    await server.restart()
    origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
    const after = await describeIt()
    expect(after.chains).toEqual(before.chains)
    const [chain] = after.chains
    expect(isRunning(chain?.pid)).toBe(true)
    await server.close()
    await expect.poll(() => isRunning(chain?.pid)).toBe(false)
  })
})

test('the end of a chain is printed once, and a restart of the dev server brings a new one', async () => {
  const written = vi.spyOn(process.stderr, 'write')
  const server = await createServer({ ...settings(), server: { port: 0, host: '127.0.0.1' } })
  try {
    await server.listen()
    const read = async () => {
      const response = await fetch(`${server.resolvedUrls?.local[0]}__devnet.json`)
      return (await response.json()) as DevnetDescription
    }
    const complaints = () => written.mock.calls.map(([text]) => String(text))
    const before = await read()
    process.kill(before.chains[0]?.pid ?? 0, 'SIGKILL')
    const sentence = 'anvil, which ran chain 31337, has ended (signal SIGKILL). Start it again.\n'
    await expect.poll(complaints).toContain(sentence)
    expect((await read()).chains).toEqual(before.chains)
    await server.restart()
    const after = await read()
    expect(isRunning(after.chains[0]?.pid)).toBe(true)
    expect(complaints().filter((text) => text === sentence)).toHaveLength(1)
  } finally {
    await server.close()
    written.mockRestore()
  }
})

test('a port that is taken ends the dev server, with a sentence', async () => {
  const holder = createTcpServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this form.
  const { port } = holder.address() as AddressInfo
  const plugin = fileURLToPath(new URL('./vite.ts', import.meta.url))
  await writeFile(
    join(root, 'busy.config.mjs'),
    `import { devnet } from ${JSON.stringify(pathToFileURL(plugin).href)}
     export default { plugins: [devnet({ port: ${port}, gatewayPort: 0 })] }`,
  )
  const vite = createRequire(import.meta.url).resolve('vite/package.json')
  const child = spawn(
    process.execPath,
    [
      join(dirname(vite), 'bin/vite.js'),
      root,
      '--config',
      join(root, 'busy.config.mjs'),
      '--configLoader',
      'native',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, VITEST: undefined } },
  )
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  // `close` comes with the code first.
  const [code] = (await once(child, 'close')) as [number | null]
  holder.close()
  expect(complaint).toContain(`Port ${port}, wanted for chain 31337, is in use.`)
  expect(complaint).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

test('a build does not start it', async () => {
  const output = await build({ ...settings(), build: { write: false } })
  const files = [output].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const text = file.type === 'chunk' ? file.code : String(file.source)
    expect(text).not.toMatch(/devnet|127\.0\.0\.1|test test|Alice/i)
  }
})

describe('a preview', () => {
  const previewOf = async (parameters: DevnetPluginParameters) => {
    const plugins = [devnet({ port: 0, gatewayPort: 0, mining: 'auto', ...parameters })]
    const outDir = join(root, 'dist')
    await build({ ...settings(), build: { outDir } })
    const server = await preview({
      ...settings(),
      plugins,
      build: { outDir },
      preview: { port: 0, host: '127.0.0.1' },
    })
    const origin = server.resolvedUrls?.local[0] ?? ''
    return { server, read: (path: string) => fetch(new URL(path, origin)) }
  }

  test('has the devnet when it is asked to, and serves the page as it was built', async () => {
    const { server, read } = await previewOf({ preview: true })
    const { chains } = (await (await read('/__devnet.json')).json()) as DevnetDescription
    expect(await (await read('/gateway/v1/chains')).text()).toContain(
      `"chainId":"${chains[0]?.chainId}"`,
    )
    expect(await (await read('/__devnet/wallets.js')).text()).toContain('eip6963')
    expect(await (await read('/')).text()).not.toContain('wallets.js')
    const { port } = new URL(chains[0]?.rpcUrl ?? '')
    await server.close()
    await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow(), 10_000)
  })

  test('has none otherwise', async () => {
    const { server, read } = await previewOf({})
    expect(await (await read('/__devnet.json')).text()).not.toContain('chains')
    await server.close()
  })
})

test('page addresses are changed in lists only', () => {
  const through = { origin: 'http://app.test', prefix: '/gateway' }
  const list = '{"next":"http://127.0.0.1:8787/v1/x?cursor=1","previous":null,"results":[]}'
  expect(JSON.parse(withPagePaths(list, through))).toEqual({
    next: 'http://app.test/gateway/v1/x?cursor=1',
    previous: null,
    results: [],
  })
  for (const body of ['', 'nonsense', '[1]', '{"next":7}', '{"next":"soon"}'])
    expect(withPagePaths(body, through)).toBe(body)
})
