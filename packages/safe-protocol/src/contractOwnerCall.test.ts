import { decodeFunctionData, keccak256 } from 'viem'
import { describe, expect, test } from 'vitest'

import { legacyIsValidSignatureAbi } from './abis/legacyIsValidSignatureAbi.ts'
import { safeAbi } from './abis/safeAbi.ts'
import { contractOwnerCall } from './contractOwnerCall.ts'
import { InvalidVersionError } from './errors.ts'

const safe = '0x00000000000000000000000000000000000000A1'
const owner = '0x00000000000000000000000000000000000000b1'
const preimage = '0x1901abcdef'
const callOf = (version: string) =>
  contractOwnerCall({ safe, version, owner, preimage, contractSignature: '0x12' })
const answer = (start: string) => `0x${start.padEnd(64, '0')}` as const

describe('an owner that is a contract', () => {
  test('is asked by the account', () => {
    expect(callOf('1.4.1')).toMatchObject({ from: safe, to: owner })
  })

  test.each(['1.0.0', '1.1.1', '1.3.0+L2', '1.4.1'])(
    'is asked about the bytes by %s',
    (version) => {
      const { data, accepts } = callOf(version)
      expect(decodeFunctionData({ abi: legacyIsValidSignatureAbi, data }).args).toEqual([
        preimage,
        '0x12',
      ])
      expect(accepts(answer('20c13b0b'))).toBe(true)
      expect(accepts(answer('1626ba7e'))).toBe(false)
    },
  )

  test.each(['1.5.0', '1.5.0+L2'])('is asked about the hash by %s', (version) => {
    const { data, accepts } = callOf(version)
    expect(decodeFunctionData({ abi: safeAbi, data })).toMatchObject({
      functionName: 'isValidSignature',
      args: [keccak256(preimage), '0x12'],
    })
    expect(accepts(answer('1626ba7e'))).toBe(true)
    expect(accepts(answer('20c13b0b'))).toBe(false)
  })

  test('says yes with a whole word, and with nothing less', () => {
    const { accepts } = callOf('1.4.1')
    expect(accepts(undefined)).toBe(false)
    expect(accepts('0x')).toBe(false)
    expect(accepts('0x20c13b0b')).toBe(false)
    expect(accepts(answer('00'))).toBe(false)
  })

  test('cannot be asked for an account without a version', () => {
    expect(() => callOf('')).toThrow(InvalidVersionError)
  })
})
