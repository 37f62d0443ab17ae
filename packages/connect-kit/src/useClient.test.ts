import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const cwd = fileURLToPath(new URL('.', import.meta.url))

test('components, hooks and contexts belong to the client; a config, a theme or a wallet can be read on the server too', () => {
  const modules = globSync('**/*.{ts,tsx}', { cwd })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(?:test|stories)\.tsx?$|^testing\//.test(path))
  const isOfClient = (path: string) => /(?:\.tsx|\/use[A-Z]\w*\.ts|Context\.ts)$/.test(path)
  const says = (path: string) => readFileSync(`${cwd}${path}`, 'utf8').startsWith("'use client'\n")
  expect(modules.filter((path) => says(path) !== isOfClient(path))).toEqual([])
})
