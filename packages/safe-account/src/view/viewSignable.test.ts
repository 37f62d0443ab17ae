import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'
import { erc20TransferCall, erc721TransferCall, toSafeTransaction } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { viewSignable } from './viewSignable.ts'

const options = {
  currency: { symbol: 'ETH', decimals: 18 },
  tokens: [{ address: testAddresses.carol, symbol: 'dUSD', decimals: 6 }],
  nameOf: () => undefined,
}
const buildSignable = (call: Partial<SignableTransaction['transaction']>): SignableTransaction => ({
  chainId: 1,
  safe: accountAddress,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: testAddresses.shop, value: 0n, nonce: 7, ...call }),
})
const ether = 10n ** 18n

test('a payment is read from its own bytes', () => {
  expect(viewSignable(buildSignable({ value: ether }), options)).toMatchObject({
    kind: 'sent',
    counterparty: testAddresses.shop,
    amount: { value: ether, symbol: 'ETH' },
    warnings: [],
    blocked: false,
  })
})

test('a token is counted by what the chain says of it, or in base units', () => {
  const call = erc20TransferCall({
    token: testAddresses.carol,
    to: testAddresses.shop,
    amount: 5_000_000n,
  })
  const signable = buildSignable(call)
  expect(viewSignable(signable, options).amount).toEqual({
    value: 5_000_000n,
    decimals: 6,
    symbol: 'dUSD',
    token: testAddresses.carol,
  })
  expect(viewSignable(signable, { ...options, tokens: [] }).amount).toMatchObject({
    value: 5_000_000n,
    decimals: 0,
  })
})

test('a token payment that takes the chain’s money along is not shown as that payment alone', () => {
  const call = erc20TransferCall({
    token: testAddresses.carol,
    to: testAddresses.shop,
    amount: 5_000_000n,
  })
  const view = viewSignable(buildSignable({ ...call, value: 40n * ether }), options)
  expect(view).toMatchObject({ kind: 'call', about: { what: 'call' }, amount: undefined })
  expect(view.sentence).toBe(`Send 5 dUSD to ${testAddresses.shop}. 40 ETH goes with it.`)
  expect(view.warnings.map(({ code }) => code)).toEqual(['value'])
})

test('what goes along with the parts of a batch is shown and counted', () => {
  const token = erc20TransferCall({
    token: testAddresses.carol,
    to: testAddresses.shop,
    amount: 5_000_000n,
  })
  const transactions = [
    { to: testAddresses.shop, value: ether },
    { ...token, value: 2n * ether },
    { to: testAddresses.bob, value: 3n * ether, data: '0x12345678' as const },
  ]
  const { address } = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' })
  const batch = batchTransaction({ transactions, multiSend: address })
  const { parts, totals } = viewSignable(buildSignable(batch), options)
  expect(parts.map(({ payment }) => payment?.amount.value)).toEqual([ether, undefined, undefined])
  expect(parts[1]?.sentence).toContain('2 ETH goes with it.')
  expect(totals.map(({ value, symbol }) => [value, symbol])).toEqual([
    [6n * ether, 'ETH'],
    [5_000_000n, 'dUSD'],
  ])
})

test('a delegatecall to a stranger is not to be signed', () => {
  const view = viewSignable(buildSignable({ operation: 1, data: '0xa9059cbb' }), options)
  expect(view.blocked).toBe(true)
})

test('an empty call to the account itself is a rejection', () => {
  expect(viewSignable(buildSignable({ to: accountAddress }), options).kind).toBe('rejection')
})

test('a collectible of the account is sent, one of another holder is not', () => {
  const tokens = [
    { address: testAddresses.carol, symbol: 'GHOST', decimals: 0, type: 'ERC721' as const },
  ]
  const call = (from: typeof accountAddress | typeof testAddresses.bob) =>
    erc721TransferCall({ token: testAddresses.carol, from, to: testAddresses.shop, tokenId: 2n })
  expect(viewSignable(buildSignable(call(accountAddress)), { ...options, tokens })).toMatchObject({
    kind: 'sent',
    about: { what: 'collectible' },
    counterparty: testAddresses.shop,
    amount: { value: 1n, symbol: 'GHOST #2' },
    warnings: [],
  })
  const foreign = viewSignable(buildSignable(call(testAddresses.bob)), { ...options, tokens })
  expect(foreign).toMatchObject({ kind: 'call', amount: undefined })
  expect(foreign.warnings.map(({ code }) => code)).toEqual(['transferFrom'])
})

test('a batch is read line by line, with a sum for each token and no alarm where there is none', () => {
  const dollars = (amount: bigint) =>
    erc20TransferCall({ token: testAddresses.carol, to: testAddresses.bob, amount })
  const batch = batchTransaction({
    transactions: [
      dollars(2_500_000n),
      { to: testAddresses.shop, value: ether },
      dollars(1n),
      { to: testAddresses.shop, data: '0x12345678' },
    ],
    multiSend: getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address,
  })
  const view = viewSignable(buildSignable(batch), options)
  expect(view).toMatchObject({
    about: { what: 'batch', count: 4 },
    warnings: [],
    blocked: false,
  })
  expect(view.parts.map(({ payment }) => payment)).toEqual([
    {
      to: testAddresses.bob,
      amount: { value: 2_500_000n, decimals: 6, symbol: 'dUSD', token: testAddresses.carol },
    },
    { to: testAddresses.shop, amount: { value: ether, decimals: 18, symbol: 'ETH' } },
    {
      to: testAddresses.bob,
      amount: { value: 1n, decimals: 6, symbol: 'dUSD', token: testAddresses.carol },
    },
    undefined,
  ])
  expect(view.parts[0]?.sentence).toBe(`Send 2.5 dUSD to ${testAddresses.bob}.`)
  expect(view.totals).toMatchObject([
    { value: 2_500_001n, symbol: 'dUSD' },
    { value: ether, symbol: 'ETH' },
  ])
})

const transferFrom = (from: Address, value: bigint) => ({
  to: testAddresses.carol,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [from, testAddresses.shop, value],
  }),
})

test('money of another holder is not paid by the account, though the account moves it', () => {
  expect(viewSignable(buildSignable(transferFrom(testAddresses.bob, 5n)), options)).toMatchObject({
    kind: 'call',
    amount: undefined,
  })
  expect(viewSignable(buildSignable(transferFrom(accountAddress, 5n)), options)).toMatchObject({
    kind: 'sent',
    counterparty: testAddresses.shop,
    amount: { value: 5n, symbol: 'dUSD' },
  })
})

test('a collectible is one, with its number, also where the call would fit money', () => {
  const ghost = {
    address: testAddresses.carol,
    symbol: 'GHOST',
    decimals: 0,
    type: 'ERC721' as const,
  }
  const signable = buildSignable(transferFrom(accountAddress, 2n))
  const one = { value: 1n, decimals: 0, symbol: 'GHOST #2' }
  expect(viewSignable(signable, { ...options, tokens: [ghost] }).amount).toEqual(one)
  const unknown = erc721TransferCall({
    token: testAddresses.carol,
    from: accountAddress,
    to: testAddresses.shop,
    tokenId: 2n,
  })
  const view = viewSignable(buildSignable(unknown), { ...options, tokens: [] })
  expect(view.amount).toEqual({ ...one, symbol: 'collectible #2' })
})

test('a token is looked up by its address, and an unknown one has no name', () => {
  const call = (token: Address) =>
    buildSignable(erc20TransferCall({ token, to: testAddresses.shop, amount: 5n }))
  const fake = { address: testAddresses.bob, symbol: 'FAKE', decimals: 2 }
  const tokens = [fake, ...options.tokens]
  expect(viewSignable(call(testAddresses.carol), { ...options, tokens }).amount?.symbol).toBe(
    'dUSD',
  )
  expect(viewSignable(call(testAddresses.shop), { ...options, tokens }).amount?.symbol).toBe(
    'base units of a token',
  )
})

test('what a batch pays is summed by the token itself, not by what it calls itself', () => {
  const twin = { address: testAddresses.bob, symbol: 'dUSD', decimals: 6 }
  const ghost = {
    address: testAddresses.alice,
    symbol: 'GHOST',
    decimals: 0,
    type: 'ERC721' as const,
  }
  const from = accountAddress
  const transactions = [
    erc20TransferCall({ token: testAddresses.carol, to: testAddresses.shop, amount: 1n }),
    erc20TransferCall({ token: testAddresses.bob, to: testAddresses.shop, amount: 2n }),
    erc721TransferCall({ token: testAddresses.alice, from, to: testAddresses.shop, tokenId: 1n }),
    erc721TransferCall({ token: testAddresses.alice, from, to: testAddresses.shop, tokenId: 2n }),
  ]
  const tokens = [...options.tokens, twin, ghost]
  const view = viewSignable(buildSignable(batchOf(transactions)), { ...options, tokens })
  expect(view.totals.map(({ value, symbol }) => [value, symbol])).toEqual([
    [1n, 'dUSD'],
    [2n, 'dUSD'],
    [1n, 'GHOST #1'],
    [1n, 'GHOST #2'],
  ])
})

test('a batch within a batch is not to be signed, yet all that it pays is shown and counted', () => {
  const inner = batchOf([
    { to: testAddresses.shop, value: 1n },
    { to: testAddresses.bob, value: 2n },
  ])
  const outer = batchTransaction({
    transactions: [inner, { to: testAddresses.bob, value: 4n }],
    multiSend: getOfficialContract({ name: 'MultiSend', version: '1.4.1' }).address,
  })
  const view = viewSignable(buildSignable(outer), options)
  expect(view.blocked).toBe(true)
  expect(view.parts[0]?.parts.map(({ payment }) => payment?.to)).toEqual([
    testAddresses.shop,
    testAddresses.bob,
  ])
  expect(view.totals.map(({ value }) => value)).toEqual([7n])
})

function batchOf(transactions: Parameters<typeof batchTransaction>[0]['transactions']) {
  const { address: multiSend } = getOfficialContract({
    name: 'MultiSendCallOnly',
    version: '1.4.1',
  })
  return batchTransaction({ transactions, multiSend })
}

test('a collectible that old contracts hand over as money is still one', () => {
  const kitty = {
    address: testAddresses.carol,
    symbol: 'KITTY',
    decimals: 0,
    type: 'ERC721' as const,
  }
  const call = erc20TransferCall({ token: testAddresses.carol, to: testAddresses.shop, amount: 2n })
  expect(viewSignable(buildSignable(call), { ...options, tokens: [kitty] }).amount).toEqual({
    value: 1n,
    decimals: 0,
    symbol: 'KITTY #2',
  })
})
