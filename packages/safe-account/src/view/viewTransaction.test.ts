import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { TransactionInfo } from '@ghost-pay/gateway-client'
import { buildTransfer, infoOf, testAddresses } from '@ghost-pay/gateway-testing'

import { describeInfo, viewTransaction } from './viewTransaction.ts'

const view = (info: TransactionInfo) => viewTransaction(info, { symbol: 'ETH', decimals: 18 })
const custom = {
  type: 'Custom',
  to: infoOf(testAddresses.shop),
  dataSize: 4,
  value: 0n,
  methodName: 'approve',
  actionCount: null,
  isCancellation: false,
  humanDescription: null,
} as const satisfies TransactionInfo

test('a payment names who is paid, and how much', () => {
  expect(view(buildTransfer({ value: 5n }))).toEqual({
    kind: 'sent',
    about: { what: 'pay' },
    counterparty: testAddresses.shop,
    amount: { value: 5n, symbol: 'ETH', decimals: 18 },
  })
})

test('what comes in names who sent it', () => {
  expect(view(buildTransfer({ incoming: true }))).toMatchObject({
    kind: 'received',
    about: { what: 'received' },
    counterparty: testAddresses.shop,
  })
})

test('what comes from nowhere was minted, and names no sender', () => {
  const minted = { ...buildTransfer({ incoming: true }), sender: infoOf(zeroAddress) }
  expect(view(minted as TransactionInfo)).toMatchObject({
    about: { what: 'minted' },
    counterparty: undefined,
  })
})

test('a token whose decimals are not known is counted in base units, and says so', () => {
  const info: TransactionInfo = {
    type: 'Transfer',
    humanDescription: null,
    sender: infoOf(testAddresses.alice),
    recipient: infoOf(testAddresses.shop),
    direction: 'OUTGOING',
    transferInfo: {
      type: 'ERC20',
      tokenAddress: testAddresses.bob,
      tokenName: null,
      tokenSymbol: null,
      logoUri: null,
      trusted: null,
      value: 123n,
      decimals: null,
      imitation: false,
    },
  }
  expect(view(info).amount).toEqual({
    value: 123n,
    decimals: 0,
    symbol: 'base units',
    token: testAddresses.bob,
    inBaseUnits: true,
  })
  // A symbol beside it would make a whole token of each.
  const named = { ...info, transferInfo: { ...info.transferInfo, tokenSymbol: 'USDC' } }
  expect(view(named as TransactionInfo).amount?.symbol).toBe('base units')
})

test('an empty call to oneself is a rejection', () => {
  expect(view({ ...custom, isCancellation: true }).kind).toBe('rejection')
})

test('a call is named by its method', () => {
  expect(view(custom).about).toEqual({ what: 'method', method: 'approve' })
  expect(view({ ...custom, methodName: null }).about).toEqual({ what: 'call' })
})

test('a batch says how many calls it holds', () => {
  expect(view({ ...custom, methodName: 'multiSend', actionCount: 8 })).toMatchObject({
    about: { what: 'batch', count: 8 },
    counterparty: undefined,
  })
})

test('a change of the account says what it will be like afterwards', () => {
  const info: TransactionInfo = {
    type: 'SettingsChange',
    dataDecoded: null,
    settingsInfo: { type: 'ADD_OWNER', owner: infoOf(testAddresses.bob), threshold: 3 },
    humanDescription: null,
  }
  expect(view(info)).toMatchObject({
    about: { what: 'addOwner', threshold: 3 },
    counterparty: testAddresses.bob,
  })
})

test('a kind that is not known is shown by the gateway’s own word', () => {
  expect(view({ type: 'unknown', received: 'SwapOrder', raw: {} }).about).toEqual({
    what: 'unknown',
    received: 'SwapOrder',
  })
})

test('the same words are the same text, and another amount is another', () => {
  expect(describeInfo(buildTransfer({ value: 5n }))).toBe(
    describeInfo(buildTransfer({ value: 5n })),
  )
  expect(describeInfo(buildTransfer({ value: 5n }))).not.toBe(
    describeInfo(buildTransfer({ value: 6n })),
  )
})
