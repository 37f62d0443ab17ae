import { expect, test } from 'vitest'

import { linkedModules } from './build/linkedModules.ts'
import { importAccount, linkedParts } from './linkedParts.ts'
import { importInbox, importOverview, importTransaction } from './screens/account/linkedScreen.ts'

const account = '#/a/eth:0x1111111111111111111111111111111111111111'

test.each([
  ['overview', account, importOverview],
  ['inbox', `${account}/queue`, importInbox],
  ['inbox with a question', `${account}/queue?of=me`, importInbox],
  ['transaction', `${account}/tx/0x22`, importTransaction],
])('a link to the %s asks for its screen with the frame', (_, hash, screen) => {
  expect(linkedParts(hash)).toEqual([importAccount, screen])
})

test.each(Object.entries(linkedModules.screens))(
  'the page names for %j what its scripts ask for: %s',
  (place, screen) => {
    const modules = [linkedModules.frame, screen]
    const asked = linkedParts(`${account}/${place}`).map(String)
    expect(asked).toHaveLength(modules.length)
    for (const [index, module] of modules.entries()) expect(asked[index]).toContain(`/${module}`)
  },
)

test('a screen that no link leads to comes when it is opened', () => {
  expect(linkedParts(`${account}/settings`)).toEqual([importAccount])
})

test.each(['', '#/', '#/a', '#/a/', '#/accounts', '#/accounts/queue', '#/cosign/x'])(
  'the address %j needs no part of an account',
  (hash) => {
    expect(linkedParts(hash)).toEqual([])
  },
)
