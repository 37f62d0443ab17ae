import { expect, test } from 'vitest'
import { gnosis, mainnet } from '@ghost-pay/chains'

import { fillFromLink } from './fillFromLink.ts'
import type { Asset } from './payment.ts'

const payee = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const token = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const assets: readonly Asset[] = [
  { token, symbol: 'dUSD', name: 'Demo Dollar', decimals: 6, balance: 125_000_000_000n },
  { token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: 1n },
]
const read = (link: string, held = assets) =>
  fillFromLink(link, {
    form: { recipient: '', amount: '7', token },
    account: { address: other, chain: mainnet },
    assets: held,
    chains: [mainnet, gnosis],
  })

test.each([
  [`ethereum:${payee}@1?value=2.5e18`, { recipient: payee, token: '', amount: '2.5' }],
  [
    `ethereum:pay-${payee}?value=1`,
    { recipient: payee, token: '', amount: '0.000000000000000001' },
  ],
  [`  ethereum:${payee.toLowerCase()}`, { recipient: payee, token: '', amount: '7' }],
  [
    `ETHEREUM:${token}@1/transfer?address=${payee}&uint256=1234000`,
    // Three digits behind a sign can be thousands.
    { recipient: payee, token, amount: '1.2340' },
  ],
  [`ethereum:${token}/transfer?address=${payee}`, { recipient: payee, token, amount: '7' }],
  // Gas is the wallet's.
  [`ethereum:${payee}?value=1e18&gas=21000`, { recipient: payee, token: '', amount: '1' }],
])('%s fills the form', (link, form) => {
  expect(read(link)).toMatchObject({ status: 'fills', form })
})

test.each([
  [`ethereum:${payee}@100?value=1e18`, 'paymentLink.otherChain'],
  [`ethereum:${payee}@424242?value=1e18`, 'paymentLink.unknownChain'],
  [`ethereum:${other}@1/transfer?address=${payee}`, 'paymentLink.noSuchToken'],
  ['ethereum:', 'request.unreadable.format'],
  ['ethereum:ana.eth?value=1', 'request.unreadable.name'],
  [`ethereum:${payee.replace('f', 'F')}`, 'request.unreadable.checksum'],
  [`ethereum:${token}/approve?address=${payee}&uint256=1`, 'request.unreadable.function'],
  [`ethereum:${payee}?value=1&value=2`, 'request.unreadable.parameter'],
  [`ethereum:${payee}?value=1.5`, 'request.unreadable.number'],
  [`ethereum:${payee}?value=${'0'.repeat(500)}`, 'request.unreadable.tooLong'],
])('%s fills nothing, and is told why', (link, key) => {
  const found = read(link)
  expect([found?.status, found?.said[0]]).toEqual(['stays', key])
})

test('a token is not missing before it is known what the account holds', () => {
  const unknown = assets.slice(1).map((asset) => ({ ...asset, balance: undefined }))
  const link = `ethereum:${token}/transfer?address=${payee}`
  expect(read(link, unknown)).toMatchObject({ status: 'stays', said: ['paymentLink.reading'] })
  expect(read(`ethereum:${payee}`, unknown)?.status).toBe('fills')
})
