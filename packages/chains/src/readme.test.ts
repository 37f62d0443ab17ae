import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { iconFamilies } from './icons/iconFamilies.ts'
import { iconSources } from './icons/iconSources.ts'

const root = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const readme = read('README.md')
const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string> }

describe('the README', () => {
  test('imports only what the entry points export', async () => {
    const imports = [...readme.matchAll(/import \{([^}]+)\} from '@ghost-pay\/chains([^']*)'/g)]
    expect(imports.length).toBeGreaterThan(6)
    for (const [, names = '', entryPoint = ''] of imports) {
      const module = (await import(new URL(exports[`.${entryPoint}`] ?? '', root).href)) as object
      const values = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
      expect(Object.keys(module)).toEqual(expect.arrayContaining(values))
    }
  })

  test('lists every entry point', () => {
    for (const name of Object.keys(exports))
      if (name !== './package.json') expect(readme).toContain(`\`${name.replace(/^\.\//, '/')}\``)
  })

  test('counts the chains with an icon', () => {
    expect(readme).toContain(`An icon for ${Object.values(iconFamilies).flat().length} chains`)
  })
})

test('the notices name every icon with its source, and nothing else', () => {
  const rows = read('THIRD_PARTY_NOTICES.md').matchAll(/^\| `(.+)\.svg`\s+\| `(.+?)`/gm)
  expect(Object.fromEntries([...rows].map(([, name, source]) => [name, source]))).toEqual(
    iconSources,
  )
})
