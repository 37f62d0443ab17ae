/** What the documents say of the repository: every rule that is cited exists, every path and link leads somewhere. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { brokenLinks } from './tooling/brokenLinks.ts'

/** Folders that a command makes. */
const made = new Set([
  '.git',
  '.turbo',
  'dist',
  'node_modules',
  'reports',
  'storybook-static',
  'test-results',
])

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].map(plain).sort()
const rulePages = globSync('docs/behaviour/*.md').map(plain)
const files = filesIn('.').sort()
const code = files.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && path !== 'docs.test.ts')

/** Folders and files at the root. A path that begins with one of them is given from the root. */
const roots = new Set(readdirSync('.'))

function plain(path: string): string {
  return path.replaceAll('\\', '/')
}

/** Every file of the repository but for what is installed or built. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return made.has(entry.name) ? [] : filesIn(path)
  })
}

const read = (path: string): string => readFileSync(path, 'utf8')

/** Ids of the rules of a page, `connect-modal#back`. */
function ruleIds(path: string): string[] {
  const page = path.replace(/^docs\/behaviour\/|\.md$/g, '')
  return [...read(path).matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => `${page}#${id}`)
}

/**
 * Paths that a page names in code spans: from the root, or the end of a path. `<name>`, `*` and `…` stand for anything. Blocks of
 * code are the reader's own files.
 */
function namedPaths(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => /^[\w.@<>*…{},/-]+$/.test(span) && !span.startsWith('@'))
    .filter(
      (span) =>
        roots.has(span.split('/')[0] ?? '') ||
        /^[\w.-]+\/$/.test(span) ||
        /[\w>*]\.(tsx?|mjs|css|md|txt|json|yaml|yml|sol)$/.test(span),
    )
}

function leadsNowhere(path: string): boolean {
  if (existsSync(path) || path.split('/').some((part) => made.has(part))) return false
  const pattern = path
    .replace(/\/$/, '')
    .split(/<[^>]*>|\*+|…/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^ ]*')
  const isNamed = new RegExp(`(^|/)${pattern}(/|$)`)
  return !files.some((file) => isNamed.test(file))
}

describe('the documents', () => {
  test('say each rule under an id of its own', () => {
    const ids = rulePages.flatMap(ruleIds)
    expect(ids.length).toBeGreaterThan(100)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('have every rule that a comment cites', () => {
    const ids = new Set(rulePages.flatMap(ruleIds))
    const cited = code.flatMap((path) =>
      [...read(path).matchAll(/\bbehaviour\/([\w-]+(?:#[\w-]+)?)(?!\.md|[\w-])/g)].map(
        ([, rule = '']) => ({
          path,
          rule,
        }),
      ),
    )
    expect(cited.filter(({ rule }) => !ids.has(rule))).toEqual([])
  })

  test('are what comments cite: an outside text that has no name helps no reader', () => {
    expect(
      code.filter((path) => /\bthe specification\b|specification, section/i.test(read(path))),
    ).toEqual([])
  })

  test('name only files that exist', () => {
    expect(
      pages.flatMap((page) =>
        namedPaths(read(page))
          .filter(leadsNowhere)
          .map((path) => `${page} names ${path}`),
      ),
    ).toEqual([])
  })

  test('link only to what exists', () => {
    const textAt = (path: string) => (existsSync(path) ? textOf(path) : undefined)
    expect(
      pages.flatMap((page) => brokenLinks(page, textAt).map((link) => `${page} links to ${link}`)),
    ).toEqual([])
  })
})

/** The text of a linked file; a link may also lead to a folder. */
function textOf(path: string): string {
  return /\.md$/.test(path) ? read(path) : ''
}
