import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { needsOwnPage, ownPage } from './needsOwnPage.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test.each(ownPage)('%s exists', (file) => {
  expect(existsSync(join(root, file))).toBe(true)
})

test('a test of the app has a page of its own, and a test of the kit unless it is listed has not', () => {
  expect(needsOwnPage('apps/ghost-pay/src/figures.browser.test.tsx')).toBe(true)
  expect(needsOwnPage('packages/connect-kit/src/stories.browser.test.tsx')).toBe(true)
  expect(needsOwnPage('packages/connect-kit/src/ui/sheet.browser.test.tsx')).toBe(false)
})
