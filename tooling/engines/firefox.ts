import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, EngineFinder, Size } from './Engine.ts'
import { endProcess, findProgram, versionOf, waitForLine } from './programs.ts'

type Message = {
  id?: number
  type?: string
  result?: unknown
  message?: string
  method?: string
  params?: { level?: string; text?: string | null; type?: string }
}

/** What Firefox itself notes of a request that came to nothing, under the same name as what a script failed with. */
const aboutNetwork = /^(?:Cross-Origin Request Blocked|Content-Security-Policy):/

/** Speaks WebDriver BiDi, which Firefox has built in, over a socket. */
async function openConnection(address: string) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Nothing answers at ${address}.`))
  })
  const waiting = new Map<number, (message: Message) => void>()
  const failures: string[] = []
  socket.onmessage = ({ data }) => {
    // The protocol's messages have this form.
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.method === 'log.entryAdded' && message.params?.type === 'javascript') {
      const text = message.params.text ?? ''
      if (!aboutNetwork.test(text)) failures.push(text)
    }
  }
  let last = 0
  async function command(method: string, params: object): Promise<unknown> {
    const id = ++last
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await answer
    waiting.delete(id)
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result
  }
  return { command, failures, close: () => socket.close() }
}

async function open(program: string, viewport: Size): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'ghost-pay-firefox-'))
  await writeFile(
    join(profile, 'user.js'),
    // Nothing is asked for that is not the test's, and nothing is shown at the first start.
    [
      'app.update.enabled',
      'browser.shell.checkDefaultBrowser',
      'datareporting.policy.dataSubmissionEnabled',
      'extensions.getAddons.cache.enabled',
      'network.captive-portal-service.enabled',
      'network.connectivity-service.enabled',
      'toolkit.telemetry.enabled',
    ]
      .map((name) => `user_pref(${JSON.stringify(name)}, false);\n`)
      .join(''),
  )
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: profile } },
  )
  const address = await waitForLine(child, /WebDriver BiDi listening on (ws:\S+)/)
  const { command, failures, close } = await openConnection(address)
  await command('session.new', { capabilities: {} })
  await command('session.subscribe', { events: ['log.entryAdded'] })
  // A page of its own: the first one has no focus.
  const { context } = (await command('browsingContext.create', { type: 'tab' })) as {
    context: string
  }
  await command('browsingContext.setViewport', { context, viewport })
  return {
    async goto(url) {
      await command('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const answer = (await command('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } }
      if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? 'It failed.')
      return JSON.parse(answer.result.value) as unknown
    },
    async act(actions) {
      await command('input.performActions', { context, actions })
    },
    failures: () => Promise.resolve(failures),
    async close() {
      close()
      await endProcess(child)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Firefox, driven by the protocol that it has built in. */
export const firefox: EngineFinder = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find() {
    const program = findProgram('firefox-esr', 'firefox')
    return Promise.resolve(
      program === undefined
        ? { missing: 'there is no firefox-esr and no firefox here' }
        : {
            name: 'Firefox',
            version: versionOf(program),
            open: (size) => open(program, size),
            close: () => Promise.resolve(),
          },
    )
  },
}
