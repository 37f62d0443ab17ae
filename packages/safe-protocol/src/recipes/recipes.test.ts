import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { decodeFunctionData, recoverMessageAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'

import * as contracts from '../contracts/index.ts'
import * as main from '../index.ts'
import { safeAbi, safeTxHash, safeTxTypedData, splitSignatures } from '../index.ts'
import * as modules from '../modules/index.ts'
import { enableModuleCall } from '../modules/index.ts'
import * as multisend from '../multisend/index.ts'
import { decodeMultiSend } from '../multisend/index.ts'
import * as service from '../service/index.ts'
import { newAccount } from './newAccount.ts'
import { payEveryone } from './payEveryone.ts'
import { reviewTransaction } from './reviewTransaction.ts'
import { signDelegate, signIn } from './signForGateway.ts'
import { signPayment } from './signPayment.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const recipes = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))

const [alice, bob] = [1, 2].map((n) => privateKeyToAccount(`0x${String(n).padStart(64, '0')}`))
if (!alice || !bob) throw new Error('Two owners are needed.')
const owners = [alice.address, bob.address]
const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'

describe('README.md', () => {
  test.each(recipes)('shows %s as it is', (file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    const shown = source
      .trim()
      .replace("'../index.ts'", "'@ghost-pay/safe-protocol'")
      .replace(/'\.\.\/(\w+)\/index\.ts'/g, "'@ghost-pay/safe-protocol/$1'")
    expect(readme).toContain(shown)
  })

  test.each([main, contracts, modules, multisend, service].flatMap(Object.keys))(
    'names %s',
    (name) => {
      expect(readme).toMatch(new RegExp(`\`${name}[\`(]`))
    },
  )
})

test('signs a payment', async () => {
  const { to, data } = await signPayment(token, 7n, [bob, alice])
  expect(to).toBe(safe)
  const { args } = decodeFunctionData({ abi: safeAbi, data })
  expect(args?.slice(0, 3)).toEqual([token, 1_500_000_000_000_000_000n, '0x'])
  const signatures = args?.[9]
  expect(typeof signatures === 'string' && splitSignatures(signatures)).toHaveLength(2)
})

test('reviews a transaction', async () => {
  const account = { chainId: 100, safe, version: '1.4.1' }
  const transaction = { ...enableModuleCall({ safe, module: token }), nonce: 1 }
  const signature = await alice.signTypedData(safeTxTypedData({ ...account, transaction }))
  const received = {
    transaction,
    safeTxHash: safeTxHash({ ...account, transaction }),
    confirmations: [{ owner: alice.address, signature }],
  }
  expect(await reviewTransaction({ ...account, owners }, received)).toEqual({
    sentence: `Enable the module ${token}.`,
    signers: [alice.address],
    tampered: [],
    warnings: [`${token} may move everything without any owner’s approval.`],
    blocked: false,
  })
  const tampered = { ...received, transaction: { ...transaction, operation: 1 as const } }
  expect(await reviewTransaction({ ...account, owners }, tampered)).toMatchObject({
    tampered: ['safeTxHash: hash', 'confirmations[0].signature: signer'],
    blocked: true,
  })
})

test('pays everyone', () => {
  const payments = owners.map((to) => ({ to, amount: 5n }))
  const transaction = payEveryone(token, payments, 3)
  expect(decodeMultiSend(transaction.data)).toHaveLength(2)
  expect(transaction).toMatchObject({ operation: 1, nonce: 3 })
})

test('creates an account', () => {
  const { address, call } = newAccount(owners)
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  expect(call.to).toBe('0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67')
})

test('signs for the gateway', async () => {
  expect(await signDelegate(alice, 100, bob.address)).toMatch(/^0x[0-9a-f]{130}$/)
  const { message, signature } = await signIn(alice, '0123456789abcdef')
  expect(await recoverMessageAddress({ message, signature })).toBe(alice.address)
})
