import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { explorerHeaders, writeExplorerPage } from './explorerPage.ts'

const hash = `0x${'12'.repeat(32)}`

test('nothing that strangers named becomes markup, an address of a page or an order of letters', () => {
  const hostile = '"><script>alert(1)</script>\'&\u202Egnp.exe\u200B\u0000'
  const html = writeExplorerPage({
    title: hostile,
    at: hostile,
    facts: [[hostile, hostile, { text: hostile, page: 'address' }]],
    activity: [{ at: 0, hash: hostile, what: hostile }],
  })
  expect(html).not.toMatch(/<script|[\u202E\u200B\0]|href="[^"]*[<>]/)
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;U+202Egnp.exe')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    `../address/${encodeURIComponent(hostile)}`,
    `../tx/${encodeURIComponent(hostile)}`,
  ])
})

test('the policy allows the style of the page, and nothing else', () => {
  const html = writeExplorerPage({ title: 'T', at: 'A', facts: [] })
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
  const digest = createHash('sha256').update(style).digest('base64')
  expect(explorerHeaders()['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  expect(html).not.toMatch(/<script|style="|src=|<link/)
})

test('what happened has its time, also where no date has it', () => {
  const html = writeExplorerPage({
    title: 'T',
    at: 'A',
    facts: [],
    activity: [
      { at: Date.UTC(2026, 10, 20, 9, 5), hash, what: 'Received' },
      { at: 1e20, hash, what: 'Sent' },
    ],
  })
  expect(html).toContain('<time>2026-11-20 09:05:00</time>')
  expect(html).toContain('<time></time>')
})
