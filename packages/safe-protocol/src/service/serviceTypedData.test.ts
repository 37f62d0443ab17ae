import { hashTypedData, recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

import { InvalidFieldError } from '../errors.ts'
import { delegateTypedData } from './delegateTypedData.ts'
import { deleteTransactionTypedData } from './deleteTransactionTypedData.ts'
import { totpAt } from './totpAt.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const safeTxHash = `0x${'ab'.repeat(32)}`
const at = Date.UTC(2026, 10, 20, 10, 59, 59, 999)
const alice = privateKeyToAccount(`0x${'1'.padStart(64, '0')}`)

test('a signature is good for an hour', () => {
  expect(totpAt(at + 1) - totpAt(at)).toBe(1n)
  expect(totpAt(at)).toBe(totpAt(at - 3_599_999))
  expect(totpAt(3_600_000)).toBe(1n)
  expect(() => totpAt(-1)).toThrow(InvalidFieldError)
  expect(() => totpAt(Number.NaN)).toThrow(InvalidFieldError)
})

test('a delegate may be named for one chain or for all', async () => {
  const everywhere = delegateTypedData({ delegate: safe.toLowerCase(), at })
  const onGnosis = delegateTypedData({ chainId: '100', delegate: safe, at })
  expect(everywhere.message).toEqual({ delegateAddress: safe, totp: `${totpAt(at)}` })
  expect(everywhere.domain).toEqual({ name: 'Safe Transaction Service', version: '1.0' })
  expect(onGnosis.domain).toEqual({ ...everywhere.domain, chainId: 100 })
  expect(hashTypedData(onGnosis)).not.toBe(hashTypedData(everywhere))
  const signature = await alice.signTypedData(onGnosis)
  expect(await recoverTypedDataAddress({ ...onGnosis, signature })).toBe(alice.address)
})

test('the declared domain is the one viem would derive', () => {
  for (const data of [
    delegateTypedData({ delegate: safe, at }),
    delegateTypedData({ chainId: 1, delegate: safe, at }),
    deleteTransactionTypedData({ chainId: 1, safe, safeTxHash, at }),
  ]) {
    const types = Object.fromEntries(
      Object.entries(data.types).filter(([name]) => name !== 'EIP712Domain'),
    )
    expect(hashTypedData({ ...data, types })).toBe(hashTypedData(data))
  }
})

test('both are plain JSON', () => {
  for (const data of [
    delegateTypedData({ delegate: safe, at }),
    deleteTransactionTypedData({ chainId: '100', safe, safeTxHash, at }),
  ]) {
    const received = JSON.parse(JSON.stringify(data)) as typeof data
    expect(received).toEqual(data)
    expect(hashTypedData(received)).toBe(hashTypedData(data))
  }
  const chainId = 1n << 53n
  expect(() => delegateTypedData({ chainId, delegate: safe, at })).toThrow(InvalidFieldError)
})

test('a deletion is bound to the account', () => {
  const data = deleteTransactionTypedData({ chainId: 1, safe, safeTxHash, at })
  expect(data.domain).toEqual({
    name: 'Safe Transaction Service',
    version: '1.0',
    chainId: 1,
    verifyingContract: safe,
  })
  expect(data.message).toEqual({ safeTxHash, totp: `${totpAt(at)}` })
  expect(() => deleteTransactionTypedData({ chainId: 1, safe, safeTxHash: '0x1', at })).toThrow(
    InvalidFieldError,
  )
})
