import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { buildVerifyPage } from '../../buildVerifyPage.ts'

test('the verify page is one small file, the same in every build, with a policy that lets nothing else in', async () => {
  const page = await buildVerifyPage()
  expect(page).toEqual(await buildVerifyPage())
  expect(page.sha256).toBe(createHash('sha256').update(page.html).digest('hex'))

  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page.html) ?? []
  for (const [tag, directive] of [
    ['script type="module"', 'script-src'],
    ['style', 'style-src'],
  ] as const) {
    const name = tag.split(' ')[0] ?? ''
    const inline = page.html.split(`<${tag}>`)[1]?.split(`</${name}>`)[0] ?? ''
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(inline).not.toBe('')
    expect(policy).toContain(`${directive} 'sha256-${hash}'`)
  }
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/connect-src|unsafe|https?:|\*/)
  // No other file, no host, no script in an attribute, no text that becomes markup.
  expect(page.html).not.toMatch(/\s(?:src|href|action)=|url\(|@import|\son\w+=/)
  // viem names its documentation in its errors.
  expect(page.html.replace('https://viem.sh', '')).not.toMatch(/https?:/)
  expect(page.html).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b/)
}, 120_000)
