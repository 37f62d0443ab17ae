// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { linkedAccount } from './askAhead.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.each([
  ['an account', `#/a/eth:${address}`],
  ['a screen of it', `#/a/eth:${address}/queue`],
  ['a screen with a question', `#/a/eth:${address}/queue?of=me`],
  ['small letters', `#/a/eth:${address.toLowerCase()}/tx/0x22`],
])('a link to %s names the account', (_, hash) => {
  expect(linkedAccount(hash)).toEqual({ chainId: 1, address })
})

test.each(['', '#/', '#/a', '#/a/', '#/accounts', '#/a/nowhere:0x11', `#/cosign/eth:${address}`])(
  'for the address %j nothing is asked',
  (hash) => {
    expect(linkedAccount(hash)).toBeUndefined()
  },
)
