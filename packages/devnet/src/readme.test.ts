import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchOptions } from '../../../tooling/browser.ts'

const devnetFolder = fileURLToPath(new URL('..', import.meta.url))
const rootFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** What a reader has installed. */
const installed = {
  '@ghost-pay/devnet': devnetFolder,
  '@playwright/test': join(rootFolder, 'node_modules/@playwright/test'),
  viem: join(devnetFolder, 'node_modules/viem'),
  vitest: join(rootFolder, 'node_modules/vitest'),
}

let folder: string

/** A folder with the files of the README that have a name. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-readme-'))
  for (const [name, target] of Object.entries(installed)) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(target, link)
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  const readme = await readFile(join(devnetFolder, 'README.md'), 'utf8')
  const files = [...readme.matchAll(/^```ts\n\/\/ (\S+\.ts)\n([\s\S]*?)^```$/gm)]
  expect(files.map(([, name]) => name)).toHaveLength(4)
  for (const [, name = '', content = ''] of files) await writeFile(join(folder, name), content)
})
afterAll(() => rm(folder, { recursive: true }))

/** Copies a file of tests, so that two workers have something to do. */
async function twice(name: string, copy: string): Promise<void> {
  await writeFile(join(folder, copy), await readFile(join(folder, name)))
}

async function run(program: string, ...args: string[]) {
  const file = join(rootFolder, 'node_modules', program)
  // Our own run of Vitest sets variables of its own.
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env: { PATH, HOME, CI: '1', NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  // `close` comes with the code first.
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

test('the files for Vitest work, with a chain for each of two workers', async () => {
  await twice('counter.test.ts', 'again.test.ts')
  const { code, output } = await run(
    'vitest/vitest.mjs',
    ...['run', '.test.ts', '--maxWorkers', '2'],
    // A chain is started beside others.
    ...['--testTimeout', '60000', '--hookTimeout', '60000'],
  )
  expect(output).toMatch(/Tests +2 passed/)
  expect(code).toBe(0)
}, 120_000)

test('the files for Playwright work, with a chain for each of two workers', async () => {
  await twice('page.spec.ts', 'again.spec.ts')
  const config = {
    testMatch: '*.spec.ts',
    timeout: 60_000,
    expect: { timeout: 30_000 },
    use: { launchOptions: launchOptions() },
  }
  await writeFile(
    join(folder, 'playwright.config.ts'),
    `export default ${JSON.stringify({ ...config, workers: 2 })}`,
  )
  const { code, output } = await run('@playwright/test/cli.js', 'test', '--reporter', 'line')
  expect(output).toContain('2 passed')
  expect(code).toBe(0)
}, 120_000)
