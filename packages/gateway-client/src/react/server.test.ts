import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

/** What every bundler of server components does: a module that begins with 'use client' is a reference there, and does not run. */
const clientReferences: Plugin = {
  name: 'client-references',
  enforce: 'pre',
  transform(code) {
    if (!/^(\/\*[^]*?\*\/|\/\/.*|\s)*['"]use client['"]/.test(code)) return undefined
    const names = [...code.matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, list]) => list?.split(',') ?? [])
      .map((each) => each.trim().split(' as ').at(-1) ?? '')
      .filter((name) => /^\w+$/.test(name))
    return names.map((name) => `export const ${name} = 'reference to ${name}'`).join('\n')
  },
}

test('a server component, whose React has no context, asks and hands on', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'server-component-'))
  onTestFinished(() => rm(outDir, { recursive: true }))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [clientReferences],
    ssr: {
      noExternal: true,
      resolve: { conditions: ['react-server', 'module', 'import', 'default'] },
    },
    build: {
      ssr: join(import.meta.dirname, '../testing/serverComponent.ts'),
      outDir,
      emptyOutDir: false,
    },
  })
  const program = join(outDir, 'serverComponent.js')
  const { stdout } = await promisify(execFile)(process.execPath, [program])
  expect(JSON.parse(stdout)).toEqual({
    status: 'success',
    waits: 'symbol',
    provider: 'reference to GatewayProvider',
  })
})
