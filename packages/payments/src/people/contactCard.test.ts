import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

import {
  type ContactCard,
  contactCardTypedData,
  fitsCard,
  formatContactCard,
  readContactCard,
  verifyContactCard,
} from './contactCard.ts'

const ana = privateKeyToAccount(`0x${'1'.padStart(64, '0')}`)
const eve = privateKeyToAccount(`0x${'2'.padStart(64, '0')}`)
const card: ContactCard = {
  name: 'Ana Ferreira ü',
  address: ana.address,
  chainId: 1,
  issued: 1_700_000_000,
}
const sign = async (signed: ContactCard, by = ana) => ({
  ...signed,
  signature: await by.signTypedData(contactCardTypedData(signed)),
})

test('a card is read as it was written, and its signature holds', async () => {
  const signed = await sign(card)
  const text = formatContactCard(signed)
  expect(text).toMatch(/^ghost-pay-card:[\w-]+$/)
  const read = readContactCard(` ${text}\n`)
  expect(read).toEqual(signed)
  expect(read && (await verifyContactCard(read))).toBe(true)
})

test.each([
  ['name', { name: 'Ana Ferreira' }],
  ['address', { address: eve.address }],
  ['chain', { chainId: 10 }],
  ['time', { issued: 1_700_000_001 }],
])('a card whose %s was changed holds no more', async (_, change) => {
  expect(await verifyContactCard({ ...(await sign(card)), ...change })).toBe(false)
})

test('nobody can sign the card of another', async () => {
  expect(await verifyContactCard(await sign(card, eve))).toBe(false)
  expect(await verifyContactCard({ ...card, signature: '0x1234' })).toBe(false)
})

test('a name on a card is shorter than 32 bytes', async () => {
  expect(fitsCard('ü'.repeat(15) + 'a')).toBe(true)
  expect(fitsCard('ü'.repeat(16))).toBe(false)
  expect(fitsCard(' ')).toBe(false)
  const signed = await sign(card)
  expect(readContactCard(formatContactCard({ ...signed, name: 'a'.repeat(32) }))).toBeUndefined()
})

test.each([
  '',
  'ghost-pay-card:',
  'ghost-pay-card:!!',
  'ghost-pay-card:W10',
  'ghost-pay-card:bnVsbA',
  'hello',
])('%j is no card', (text) => {
  expect(readContactCard(text)).toBeUndefined()
})
