import { expect, test } from 'vitest'

import { policySaid, type PolicySaidParameters } from './policySaid.ts'

test.each<[string, Partial<PolicySaidParameters>, string | undefined]>([
  ['all was read', {}, undefined],
  ['nobody has answered yet', { found: undefined }, 'policy.reading'],
  ['nobody answers', { found: undefined, isError: true }, 'policy.unread'],
  ['there is more than was read', { found: { isWhole: false, isLapsed: false } }, 'policy.unread'],
  ['an answer that is kept after a failure', { isError: true }, undefined],
  ['it has too few signatures left', { found: { isWhole: true, isLapsed: true } }, 'policy.lapsed'],
  ['the contract says no version', { found: null }, 'policy.unread'],
  [
    'no gateway is asked',
    { found: { isWhole: false, isLapsed: false }, isUnasked: true },
    'policy.unasked',
  ],
  ['nothing can be asked', { found: null, isUnasked: true }, 'policy.unread'],
])('%s', (_, parameters, key) => {
  const said = policySaid({
    found: { isWhole: true, isLapsed: false },
    isError: false,
    isUnasked: false,
    ...parameters,
  })
  expect(said?.[0]).toBe(key)
})
