import { describe, expect, test } from 'vitest'

import { readRecipient } from './readRecipient.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const chainOf = (prefix: string) => ({ eth: 'Ethereum', base: 'Base' })[prefix]
const read = (text: string) => readRecipient(text, chainOf)
const problemOf = (text: string) => {
  const answer = read(text)
  return answer.status === 'problem' ? answer.problem : answer
}
/** The address with another character at a place behind 0x, counted from 1. */
const withCharacter = (place: number, character: string) =>
  address.slice(0, place + 1) + character + address.slice(place + 2)

describe('an address', () => {
  test.each([
    address,
    address.toLowerCase(),
    `0x${address.slice(2).toUpperCase()}`,
    `0X${address.slice(2).toUpperCase()}`,
    ` ${address}\n`,
  ])('%j is read', (text) => {
    expect(read(text)).toEqual({ status: 'address', address, chain: undefined })
  })

  test('its prefix names the chain', () => {
    expect(read(` base: ${address}`)).toEqual({ status: 'address', address, chain: 'Base' })
    expect(problemOf(`moon:${address}`)).toEqual({ key: 'unknownChain', prefix: 'moon' })
    expect(problemOf(`eth:base:${address}`)).toMatchObject({ key: 'wordTooLong' })
  })

  test('a payment link is none', () => {
    for (const text of [
      `ethereum:${address}`,
      ` ETHEREUM:pay-${address}@1?value=1e18`,
      'gpr1.AbC-_9',
      'https://pay.example/app/#/request/gpr1.AbC-_9 ',
    ]) {
      expect(problemOf(text)).toEqual({ key: 'paymentLink' })
    }
  })

  test('a name that only looks like a payment link is a name', () => {
    for (const name of ['agpr1.eth', 'ethereum.eth', 'gpr1.eth.xyz']) {
      expect(read(name)).toMatchObject({ status: 'name', name })
    }
  })

  test('a broken checksum is said, with or without the chain', () => {
    const typed = withCharacter(40, 'e')
    expect(problemOf(typed)).toEqual({ key: 'checksum', typed })
    expect(problemOf(`eth:${typed}`)).toEqual({ key: 'checksum', typed })
  })

  test('how much is missing or too much is counted', () => {
    expect(problemOf('0x12')).toEqual({ key: 'tooShort', missing: 38 })
    expect(problemOf(address.slice(0, -1))).toEqual({ key: 'tooShort', missing: 1 })
    expect(problemOf(`${address}00`)).toEqual({ key: 'tooLong', extra: 2 })
    expect(problemOf(`0x${'a'.repeat(64)}`)).toEqual({ key: 'thirtyTwoBytes' })
    expect(problemOf('1'.repeat(64))).toEqual({ key: 'thirtyTwoBytes' })
  })

  test('without its 0x it is offered with it', () => {
    expect(problemOf(address.slice(2))).toEqual({ key: 'without0x', suggestion: address })
  })

  test('a character that no address has is named, seen or not', () => {
    expect(problemOf(withCharacter(5, 'O'))).toEqual({
      key: 'strangeCharacter',
      character: 'O',
      place: 5,
    })
    expect(problemOf(`0x\u200b${address.slice(2)}`)).toMatchObject({
      character: '\u200b',
      place: 1,
    })
  })
})

describe('what is something else', () => {
  test('a name with a dot is a name', () => {
    expect(read(' Alice.eth ')).toEqual({ status: 'name', name: 'Alice.eth', chain: undefined })
    expect(read('eth:alice.eth')).toEqual({ status: 'name', name: 'alice.eth', chain: 'Ethereum' })
  })

  test.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bitcoin'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'bitcoin'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'bitcoinTest'],
    ['abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw', undefined],
  ])('%s is in bech32', (text, network) => {
    expect(problemOf(text)).toEqual({ key: 'bech32', network })
  })

  test('bech32 has its own checksum, and one case', () => {
    expect(problemOf('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toMatchObject({
      key: 'wordTooLong',
    })
    expect(problemOf('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8F3T4')).not.toMatchObject({
      key: 'bech32',
    })
  })

  test('bech32 ends at 90 characters', () => {
    const longest =
      'an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs'
    expect(longest).toHaveLength(90)
    expect(problemOf(longest)).toEqual({ key: 'bech32', network: undefined })
    expect(problemOf(`${longest}q`)).toEqual({ key: 'bech32TooLong', length: 91 })
  })

  test('base 58 is called so', () => {
    expect(problemOf('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toEqual({ key: 'base58' })
  })

  test('nothing is nothing', () => {
    expect(read('  ')).toEqual({ status: 'empty' })
  })

  test('a word is looked for among people while it is shorter than 32 bytes', () => {
    const longest = 'ü'.repeat(15) + 'a'
    expect(problemOf('Ana')).toEqual({ key: 'noSuchPerson', name: 'Ana' })
    expect(problemOf(longest)).toEqual({ key: 'noSuchPerson', name: longest })
    expect(problemOf(`${longest}a`)).toEqual({ key: 'wordTooLong', bytes: 32 })
  })
})
