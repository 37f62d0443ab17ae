import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'

import { readAddress } from './address.ts'

const hex = fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 40, maxLength: 40 })

describe('an address', () => {
  // The examples of EIP-55.
  test.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('%s is read as it is, and from lower case', (address) => {
    expect(readAddress(address)).toBe(address)
    expect(readAddress(address.toLowerCase())).toBe(address)
  })

  test('is checksummed as viem does it', () => {
    fc.assert(
      fc.property(hex, (digits) => {
        const lower = `0x${digits.join('')}`
        expect(readAddress(lower)).toBe(getAddress(lower))
        expect(readAddress(getAddress(lower))).toBe(getAddress(lower))
      }),
      { numRuns: 2000 },
    )
  })

  test('with any other capital is refused', () => {
    fc.assert(
      fc.property(hex, fc.nat({ max: 39 }), (digits, at) => {
        const address = getAddress(`0x${digits.join('')}`)
        const digit = address[at + 2]!
        const turned = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase()
        const other = address.slice(0, at + 2) + turned + address.slice(at + 3)
        fc.pre(other !== address && other !== address.toLowerCase())
        expect(readAddress(other)).toBeUndefined()
        // Not even after the right one has been read.
        expect(readAddress(address)).toBe(address)
        expect(readAddress(other)).toBeUndefined()
      }),
    )
  })

  test.each<[unknown, string]>([
    ['', 'nothing'],
    ['0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'another prefix'],
    ['0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', 'capitals only'],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'no prefix'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'too short'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0', 'too long'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n', 'a line end'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'no hex digit'],
    [undefined, 'undefined'],
    [null, 'null'],
    [5, 'a number'],
    [['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'], 'a list'],
  ])('%j is none (%s)', (value) => {
    expect(readAddress(value)).toBeUndefined()
  })
})

test('more addresses than are remembered are read all the same', () => {
  for (let at = 0; at < 6000; at++) {
    const address = `0x${at.toString(16).padStart(40, 'a')}`
    expect(readAddress(address)).toBe(getAddress(address))
  }
})
