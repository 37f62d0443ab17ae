import { expect, test } from 'vitest'
import { base, mainnet } from '@ghost-pay/chains'

import { readAddressText } from './addressText.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const chains = [mainnet, base]
const read = (text: string) => readAddressText(text, chains)

test.each([address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`, ` ${address}\n`])(
  'reads %j',
  (text) => {
    expect(read(text)).toEqual({ status: 'address', address, chain: undefined })
  },
)

test('a prefix names the chain', () => {
  expect(read(`base:${address}`)).toEqual({ status: 'address', address, chain: base })
  expect(read(`1:${address}`)).toMatchObject({ chain: mainnet })
  expect(read(` base: ${address}`)).toMatchObject({ address, chain: base })
})

test.each([
  [`ethereum:${address}`, /payment link.*Copy the address alone/],
  [`ethereum:pay-${address}@1?value=1e18`, /payment link.*Copy the address alone/],
  [`ETHEREUM:${address}`, /payment link/],
  [`moon:${address}`, /does not offer the chain “moon”/],
  [address.replace('5aA', '5aa'), /checksum/],
  [`eth:${address.replace('BeAed', 'beaed')}`, /checksum/],
  ['', /Nothing stands here/],
  ['alice.eth', /does not start with 0x/],
  ['0x12', /This has 2\./],
  [`${address}00`, /This has 42\./],
  [`0x${'g'.repeat(40)}`, /a character that no address has/],
  [`eth:base:${address}`, /does not start with 0x/],
])('%j is none', (text, problem) => {
  const answer = read(text)
  if (answer.status !== 'problem') throw new Error('It was read.')
  expect(answer.problem).toMatch(problem)
})
