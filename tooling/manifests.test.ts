/** What npm gets of each package: who it belongs to, what it asks for, and pages whose links lead somewhere. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

import { describe, expect, test } from 'vitest'

import { brokenLinks } from './brokenLinks.ts'

type Manifest = {
  name: string
  private?: boolean
  description?: string
  license?: string
  author?: string
  homepage?: string
  bugs?: { url: string }
  repository?: { type: string; url: string; directory: string }
  engines?: Record<string, string>
  files: string[]
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const packages = globSync('packages/*/package.json')
  .map((path) => ({
    home: posix.dirname(path.replaceAll('\\', '/')),
    manifest: JSON.parse(readFileSync(path, 'utf8')) as Manifest,
  }))
  .filter(({ manifest }) => manifest.private !== true)

/** npm takes these along whatever `files` says. */
const always = /^(?:README\.md|LICENSE|package\.json)$/

/** The text of a file as the archive has it; `undefined` where it is left out. */
function readPacked(home: string, { files }: Manifest, path: string): string | undefined {
  const isPacked =
    always.test(path) || files.some((entry) => path === entry || path.startsWith(`${entry}/`))
  const file = join(home, path)
  if (!isPacked || path.startsWith('..') || !existsSync(file)) return undefined
  return statSync(file).isFile() ? readFileSync(file, 'utf8') : ''
}

/** Asked for in one exact version, and why. */
const exact: Readonly<Record<string, string>> = {
  '@foundry-rs/anvil': 'a program; another version is another chain',
  '@safe-global/safe-contracts': 'the byte code that is put on the chain',
  '@safe-global/safe-singleton-factory': 'the transaction that everything else depends on',
}

test('there are packages to look at', () => {
  expect(packages.length).toBeGreaterThanOrEqual(7)
})

describe.each(packages.map((one) => [one.manifest.name, one] as const))(
  '%s',
  (name, { home, manifest }) => {
    test('says where it comes from, and where to turn', () => {
      expect(manifest).toMatchObject({
        license: 'MIT',
        author: 'Ghost Pay contributors',
        homepage: `https://github.com/ghost-pay/ghost-pay/tree/main/${home}#readme`,
        bugs: { url: 'https://github.com/ghost-pay/ghost-pay/issues' },
        repository: {
          type: 'git',
          url: 'git+https://github.com/ghost-pay/ghost-pay.git',
          directory: home,
        },
      })
      expect(manifest.description).toMatch(/^[A-Z].{20,}[^.]$/)
      expect(manifest.engines?.['node']).toMatch(/^>=/)
    })

    test('brings what it has built, its changes, and every page that its pages lead to', () => {
      expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'CHANGELOG.md']))
      const pages = [
        'README.md',
        ...globSync('**/*.md', { cwd: home, exclude: ['node_modules/**', 'dist/**'] }).map((path) =>
          path.replaceAll('\\', '/'),
        ),
      ].filter((page) => readPacked(home, manifest, page) !== undefined)
      const broken = pages.flatMap((page) =>
        brokenLinks(page, (path) => readPacked(home, manifest, path)).map(
          (link) => `${page}: ${link}`,
        ),
      )
      expect(broken).toEqual([])
    })

    test('asks for no version that would be a second copy', () => {
      const pinned = Object.entries(manifest.dependencies ?? {})
        .filter(([, range]) => !/^(?:workspace:\^|catalog:ranges)$/.test(range))
        .map(([dependency]) => dependency)
        .filter((dependency) => !(dependency in exact))
      expect(pinned).toEqual([])
      // The devnet is a program that npx must be able to start by itself.
      if (name !== '@ghost-pay/devnet')
        expect(manifest.dependencies ?? {}).not.toHaveProperty('viem')
      expect(manifest.dependencies ?? {}).not.toHaveProperty('react')
    })

    test('asks every peer for a lowest version, above which any release will do', () => {
      for (const [peer, range] of Object.entries(manifest.peerDependencies ?? {}))
        expect([peer, range]).toEqual([peer, expect.stringMatching(/^(?:\^|>=)\d/)])
    })
  },
)

test('peers have the same lowest version in every package', () => {
  const ranges = new Map<string, Set<string>>()
  for (const { manifest } of packages)
    for (const [peer, range] of Object.entries(manifest.peerDependencies ?? {}))
      ranges.set(peer, (ranges.get(peer) ?? new Set()).add(range))
  expect([...ranges].filter(([, set]) => set.size > 1)).toEqual([])
})
