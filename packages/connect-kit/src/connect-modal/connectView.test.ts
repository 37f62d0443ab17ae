import { expect, test } from 'vitest'

import { buildWalletOption } from '../testing/buildWalletOption.ts'
import { connectView, isAskingWallet } from './connectView.ts'

const paired = buildWalletOption({
  qrCode: { getUri: (uri) => uri },
  mobile: { getUri: (uri) => uri },
})

const program = buildWalletOption({ desktop: { getUri: (uri) => `fox:${uri}` } })

const opens = buildWalletOption({ pageLink: 'https://wallet.example/open?url=here' })

test.each([
  ['a wallet that is being asked', { wallet: buildWalletOption() }, false, 'asking'],
  [
    'a wallet in the page that could be paired',
    { wallet: { ...paired, installed: true } },
    false,
    'asking',
  ],
  ['a code that is being prepared', { wallet: paired }, false, 'code'],
  ['a link that is being prepared', { wallet: paired }, true, 'asking'],
  ['a code', { wallet: paired, uri: 'wc:1' }, false, 'code'],
  ['an app on the same phone', { wallet: paired, uri: 'wc:1' }, true, 'open'],
  ['a program on the same computer', { wallet: program, uri: 'wc:1' }, false, 'open'],
  [
    'a failure',
    { wallet: paired, failure: { kind: 'rejected', retryable: true } as const },
    false,
    'failed',
  ],
  [
    'a wallet that can be got',
    { wallet: { ...paired, ready: false, mobileDownloadUrl: 'https://wallet.example' } },
    true,
    'notInstalled',
  ],
  [
    'a wallet that can be got for phones alone, on a computer',
    { wallet: { ...paired, ready: false, mobileDownloadUrl: 'https://wallet.example' } },
    false,
    'notAvailable',
  ],
  ['a wallet that opens this page on another device', { wallet: opens }, false, 'code'],
  ['a wallet that opens this page on this phone', { wallet: opens }, true, 'open'],
  ['a wallet that cannot', { wallet: { ...paired, ready: false } }, false, 'notAvailable'],
])('%s', (_, step, phone, expected) => {
  expect(connectView({ name: 'connect', attempt: 1, ...step }, { phone })).toBe(expected)
})

test.each([
  ['pending-request', true],
  ['rejected', false],
] as const)('after %s the visitor is still asked in the wallet: %s', (kind, expected) => {
  const step = { name: 'connect', attempt: 1, failure: { kind, retryable: true } } as const
  expect(isAskingWallet({ ...step, wallet: buildWalletOption() })).toBe(expected)
})
