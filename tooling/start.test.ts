/** `pnpm start` as a person, an editor or a supervisor uses it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

import { afterEach, describe, expect, test } from 'vitest'

import { readStartOptions } from './readStartOptions.ts'

const script = fileURLToPath(new URL('./start.mjs', import.meta.url))
const environment = { ...process.env, VITEST: undefined, DEVNET_PORT: '0', GATEWAY_PORT: '0' }

const left = new Set<ChildProcess>()
afterEach(() => {
  for (const child of left) child.kill('SIGKILL')
  left.clear()
})

/** A port that is free now. */
async function freePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening server has an address of this form.
  const { port } = server.address() as AddressInfo
  const release = async () => {
    server.close()
    await once(server, 'close')
  }
  return { port, release }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts the app under processes like those of a package runner, and waits until it answers. */
async function start() {
  const { port, release } = await freePort()
  await release()
  const inner = `"${process.execPath}" "${script}" -- --port ${port} & echo "pid $!"; wait`
  const child = spawn(
    process.execPath,
    [
      '-e',
      `require('child_process').spawn('sh', ['-c', ${JSON.stringify(inner)}], { stdio: 'inherit' })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: environment, detached: true },
  )
  left.add(child)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const description = await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/__devnet.json`).then(
          (answer) => answer.json() as Promise<unknown>,
          () => undefined,
        ),
      { timeout: 60_000 },
    )
    .toMatchObject({ chains: [{ chainId: 31337 }] })
    .then(() => fetch(`http://127.0.0.1:${port}/__devnet.json`))
  const { chains } = (await description.json()) as { chains: [{ pid: number }] }
  return {
    child,
    said: () => said,
    port,
    pid: Number(/pid (\d+)/.exec(said)?.[1]),
    anvil: chains[0].pid,
  }
}

test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'a %s to what started it ends everything',
  async (signal) => {
    const { child, said, pid, anvil } = await start()
    // Where to begin, and whose wallets these are.
    expect(said()).toContain('choose Alice')
    expect(said()).toContain('two of Alice, Bob and Carol')
    expect(said()).toContain('None of it is yours.')
    expect([isAlive(pid), isAlive(anvil)]).toEqual([true, true])
    child.kill(signal)
    await expect
      .poll(() => [isAlive(pid), isAlive(anvil)], { timeout: 30_000 })
      .toEqual([false, false])
    // Not without a word.
    expect(said()).toContain('start ends, because the shell that it was started from has ended.')
  },
  120_000,
)

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGKILL'] as const)(
  'a %s to itself leaves no chain behind',
  async (signal) => {
    const { pid, anvil } = await start()
    process.kill(pid, signal)
    await expect
      .poll(() => [isAlive(pid), isAlive(anvil)], { timeout: 30_000 })
      .toEqual([false, false])
  },
  120_000,
)

describe('its arguments', () => {
  /** Runs to the end, and gives what was complained of. */
  async function complaint(...args: string[]) {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: environment,
    })
    left.add(child)
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    // `close` comes with the code first.
    const [code] = (await once(child, 'close')) as [number | null]
    return { said, code }
  }

  test('a port that is taken is a sentence, not a stack', { timeout: 60_000 }, async () => {
    const { port, release } = await freePort()
    const { said, code } = await complaint('--port', String(port))
    await release()
    expect(said).toBe(
      `Port ${port} is already in use. Stop what listens there, or choose another one: start -- --port <number>\n`,
    )
    expect(code).toBe(1)
  })

  test('an option that it does not have is named', async () => {
    const { said, code } = await complaint('--', '--prot', '5999')
    expect(said).toMatch(/^Unknown option '--prot'.*\. start takes --port <number>/)
    expect(code).toBe(1)
  })

  test('a runner’s own dashes do not matter', () => {
    for (const dashes of [[], ['--']])
      expect(readStartOptions([...dashes, '--port', '5999'])).toEqual({ server: { port: 5999 } })
    expect(readStartOptions([])).toEqual({ server: {} })
    expect(readStartOptions(['--host', '0.0.0.0', '--open'])).toEqual({
      server: { host: '0.0.0.0', open: true },
    })
    for (const port of ['0', '65536', 'http', '-1', ''])
      expect(readStartOptions([`--port=${port}`])).toEqual({
        mistake: `--port must be a number from 1 to 65535, not "${port}".`,
      })
    expect(readStartOptions(['5999'])).toMatchObject({
      mistake: expect.stringContaining('start takes --port <number>') as string,
    })
  })
})
