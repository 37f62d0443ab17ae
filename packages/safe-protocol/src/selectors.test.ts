import { toFunctionSelector } from 'viem/utils'
import { expect, test } from 'vitest'

import { selectors } from './selectors.ts'

test.each(Object.entries(selectors))('%s has the selector %s', (signature, selector) => {
  expect(selector).toBe(toFunctionSelector(`function ${signature}`))
})
