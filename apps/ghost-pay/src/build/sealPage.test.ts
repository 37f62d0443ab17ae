import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { buildHashOf, sealPage } from './sealPage.ts'

const html = `<html>
  <head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/shared-1.js">
    <link rel="stylesheet" crossorigin href="./assets/index-1.css">
    <link rel="icon" href="./favicon.svg" />
  </head>
</html>`
const files = new Map<string, string>([
  ['assets/shared-1.js', 'shared'],
  ['assets/later-1.js', 'later'],
  ['assets/index-1.js', 'index'],
  ['assets/index-1.css', 'style'],
])
const policy = { gatewayUrl: 'https://gateway.example', rpcUrls: [] }
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const sealed = sealPage(html, { files, policy })
const mapIn = (page: string) => /<script type="importmap">(.*?)<\/script>/.exec(page)?.[1] ?? ''

test('what the page starts carries its hash', () => {
  expect(sealed).toContain(`src="./assets/index-1.js" integrity="${hashOf('index')}"`)
  expect(sealed).toContain(`href="./assets/shared-1.js" integrity="${hashOf('shared')}"`)
  expect(sealed).toContain(`href="./assets/index-1.css" integrity="${hashOf('style')}"`)
  expect(sealed).toContain('<link rel="icon" href="./favicon.svg" />')
})

test('every script that may be loaded later has its hash in the import map, before any script starts', () => {
  expect(JSON.parse(mapIn(sealed))).toEqual({
    integrity: {
      './assets/index-1.js': hashOf('index'),
      './assets/later-1.js': hashOf('later'),
      './assets/shared-1.js': hashOf('shared'),
    },
  })
  expect(sealed.indexOf('importmap')).toBeLessThan(sealed.indexOf('type="module"'))
})

test('the policy lets the import map in by its hash, and nothing else that stands in a page', () => {
  const rules = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(sealed)?.[1]
  expect(rules).toContain(`script-src 'self' '${hashOf(mapIn(sealed))}';`)
  expect(sealed.indexOf('Content-Security-Policy')).toBeLessThan(sealed.indexOf('importmap'))
})

test('what stands in the page is let in by its hash, whatever else is written there is not', () => {
  const page = html.replace('<script type="module"', '<script>first()</script>\n$&')
  const rules = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    sealPage(page, { files, policy }),
  )?.[1]
  expect(rules).toContain(`script-src 'self' '${hashOf(mapIn(sealed))}' '${hashOf('first()')}';`)
})

test('the same files give the same page, in whatever order they were written', () => {
  expect(sealPage(html, { files: new Map([...files].reverse()), policy })).toBe(sealed)
})

test('a page whose files are not there is not sealed', () => {
  const fewer = new Map([...files].filter(([path]) => path !== 'assets/index-1.css'))
  expect(() => sealPage(html, { files: fewer, policy })).toThrow('assets/index-1.css')
  expect(() => sealPage('<html></html>', { files, policy })).toThrow('charset')
})

test('the hash of a build is that of its list of scripts, which the policy of the page names', () => {
  const hash = buildHashOf(sealed)
  const named = Buffer.from(hash, 'hex').toString('base64')
  expect(sealed).toContain(`'sha256-${named}'`)
  const other = new Map([...files, ['assets/later-1.js', 'another']])
  expect(buildHashOf(sealPage(html, { files: other, policy }))).not.toBe(hash)
  expect(() => buildHashOf(html)).toThrow('not sealed')
})
