import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { Browser, EngineFinder, Size } from './Engine.ts'
import { endProcess, findProgram } from './programs.ts'

const window = fileURLToPath(new URL('./webkitWindow.py', import.meta.url))

/** The system's own, which has its libraries; the window's script names it too. */
const python = '/usr/bin/python3'

const versionScript = [
  'import gi',
  'gi.require_version("WebKit2", "4.1")',
  'from gi.repository import WebKit2 as w',
  'print(w.get_major_version(), w.get_minor_version(), w.get_micro_version(), sep=".")',
].join('\n')

/** Written into each page as soon as it is there, since the driver does not report a page's failures. */
const listener = `(() => {
  if (globalThis.__failures) return
  globalThis.__failures = []
  addEventListener('error', ({ message }) => globalThis.__failures.push(message))
  addEventListener('unhandledrejection', ({ reason }) => globalThis.__failures.push(String(reason)))
})()`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this form.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Speaks WebDriver over HTTP. */
const createCommand =
  (driver: string) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    // The protocol's answers have this form.
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }

type Command = ReturnType<typeof createCommand>

async function open(command: Command, { width, height }: Size): Promise<Browser> {
  const { sessionId } = (await command('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: window, args: [String(width), String(height)] },
      },
    },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  const execute = (script: string) =>
    command('POST', `${session}/execute/async`, { script, args: [] })
  return {
    async goto(url) {
      await command('POST', `${session}/url`, { url })
      await command('POST', `${session}/execute/sync`, { script: listener, args: [] })
    },
    async evaluate(expression) {
      const answer = (await execute(`const done = arguments[arguments.length - 1]
        Promise.resolve().then(() => (${expression})).then(
          (value) => done(JSON.stringify({ value: value ?? null })),
          (error) => done(JSON.stringify({ error: String(error) })),
        )`)) as string
      const { value, error } = JSON.parse(answer) as { value?: unknown; error?: string }
      if (error !== undefined) throw new Error(error)
      return value
    },
    async act(actions) {
      await command('POST', `${session}/actions`, { actions })
    },
    failures: async () =>
      (await command('POST', `${session}/execute/sync`, {
        script: 'return globalThis.__failures ?? []',
        args: [],
      })) as readonly string[],
    async close() {
      // The session ends and closes the window. The driver then reports that the window does not exist.
      await command('DELETE', session).catch(() => undefined)
    },
  }
}

async function untilReady(command: Command): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await command('GET', '/status')
      return
    } catch (error) {
      if (attempt >= 100) throw error
      await wait(100)
    }
  }
}

/** An invisible display, unless there is one already. */
async function openDisplay(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const numbers = screen.stdio[3]
  const number = await new Promise<string>((resolve, reject) => {
    numbers?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    screen.once('exit', () => reject(new Error('There is no display.')))
  })
  return { display: `:${number}`, screen }
}

/** WebKit as GTK has it: Safari's engine, not Safari. */
export const webkit: EngineFinder = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0'],
  async find() {
    const program = findProgram('WebKitWebDriver')
    const xvfb = findProgram('Xvfb')
    if (program === undefined) return { missing: 'there is no WebKitWebDriver here' }
    if (xvfb === undefined) return { missing: 'there is no Xvfb here' }
    const asked = spawnSync(python, ['-c', versionScript], { encoding: 'utf8' })
    if (asked.status !== 0) return { missing: 'there are no Python bindings of WebKit2 4.1 here' }
    const { display, screen } = await openDisplay(xvfb)
    const port = await freePort()
    const driver = spawn(program, ['-p', String(port)], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        // Root, as in a container, may not make the sandbox; what is shown is our own.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    })
    const command = createCommand(`http://127.0.0.1:${port}`)
    await untilReady(command)
    return {
      name: 'WebKit',
      version: `WebKitGTK ${asked.stdout.trim()}`,
      open: (size) => open(command, size),
      async close() {
        await endProcess(driver)
        await endProcess(screen)
      },
    }
  },
}
