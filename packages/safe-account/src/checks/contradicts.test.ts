import { type Address, encodeFunctionData, erc20Abi, parseAbi, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { SettingsInfo, TransactionInfo } from '@ghost-pay/gateway-client'
import {
  accountAddress as safe,
  buildTransfer,
  infoOf,
  testAddresses,
} from '@ghost-pay/gateway-testing'
import {
  addOwnerCall,
  changeThresholdCall,
  describeTransaction,
  erc20ApproveCall,
  erc20TransferCall,
  erc721TransferCall,
  removeOwnerCall,
  setFallbackHandlerCall,
  setGuardCall,
  swapOwnerCall,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import {
  disableModuleCall,
  enableModuleCall,
  setModuleGuardCall,
} from '@ghost-pay/safe-protocol/modules'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { contradicts } from './contradicts.ts'

const ether = 10n ** 18n
const token = testAddresses.carol

type Call = Partial<Parameters<typeof toSafeTransaction>[0]>

function isContradicted(info: TransactionInfo, call: Call): boolean {
  const transaction = toSafeTransaction({ to: testAddresses.shop, nonce: 7, ...call })
  const { action } = describeTransaction({ safe, transaction })
  return contradicts(info, { safe, transaction }, action)
}

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>

function transferOf(
  transferInfo: Transfer['transferInfo'],
  {
    from = safe,
    to = testAddresses.shop,
    direction = 'OUTGOING',
  }: { from?: Address; to?: Address; direction?: Transfer['direction'] } = {},
): Transfer {
  return {
    type: 'Transfer',
    sender: infoOf(from),
    recipient: infoOf(to),
    direction,
    transferInfo,
    humanDescription: null,
  }
}

const named = { tokenName: null, tokenSymbol: null, logoUri: null, trusted: null }
const native = (value: bigint): Transfer['transferInfo'] => ({ type: 'NATIVE_COIN', value })
const erc20 = (value: bigint, tokenAddress: Address = token): Transfer['transferInfo'] => ({
  type: 'ERC20',
  tokenAddress,
  ...named,
  value,
  decimals: 6,
  imitation: false,
})
const erc721 = (tokenId: bigint, tokenAddress: Address = token): Transfer['transferInfo'] => ({
  type: 'ERC721',
  tokenAddress,
  ...named,
  tokenId,
})

describe('a payment', () => {
  const pay = { value: ether }
  test('that is described as it is contradicts nothing', () => {
    expect(isContradicted(transferOf(native(ether)), pay)).toBe(false)
  })
  test.each<[string, TransactionInfo]>([
    ['another amount', transferOf(native(1n))],
    ['no amount', transferOf({ type: 'NATIVE_COIN', value: null })],
    ['another recipient', transferOf(native(ether), { to: testAddresses.bob })],
    ['another sender', transferOf(native(ether), { from: testAddresses.bob })],
    ['a token', transferOf(erc20(ether))],
    ['a deposit', transferOf(native(ether), { direction: 'INCOMING' })],
    ['a creation', buildCreation()],
  ])('that the gateway describes as %s is contradicted', (_, info) => {
    expect(isContradicted(info, pay)).toBe(true)
  })
  test('of an unknown kind is not judged', () => {
    expect(isContradicted({ type: 'unknown', received: 'New', raw: {} }, pay)).toBe(false)
    const unknown = transferOf({ type: 'unknown', received: 'NEW', raw: {} })
    expect(isContradicted(unknown, pay)).toBe(false)
  })
})

function buildCreation(): TransactionInfo {
  return {
    type: 'Creation',
    creator: infoOf(testAddresses.alice),
    transactionHash: '0x12',
    implementation: null,
    factory: null,
    saltNonce: null,
    humanDescription: null,
  }
}

describe('a payment of a token', () => {
  const pay = erc20TransferCall({ token, to: testAddresses.shop, amount: 5n })
  test('that is described as it is contradicts nothing', () => {
    expect(isContradicted(transferOf(erc20(5n)), pay)).toBe(false)
  })
  test('that takes the chain’s currency along is more than it is described as', () => {
    expect(isContradicted(transferOf(erc20(5n)), { ...pay, value: 1n })).toBe(true)
  })
  test.each<[string, Transfer]>([
    ['another amount', transferOf(erc20(6n))],
    ['another token', transferOf(erc20(5n, testAddresses.bob))],
    ['another recipient', transferOf(erc20(5n), { to: testAddresses.bob })],
    ['the chain’s currency', transferOf(native(5n))],
    ['a collectible', transferOf(erc721(5n, testAddresses.bob))],
  ])('that the gateway describes as %s is contradicted', (_, info) => {
    expect(isContradicted(info, pay)).toBe(true)
  })

  const from = (owner: Address, to: Address) => ({
    to: token,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transferFrom',
      args: [owner, to, 5n],
    }),
  })
  test('by transferFrom is one, too', () => {
    expect(isContradicted(transferOf(erc20(5n)), from(safe, testAddresses.shop))).toBe(false)
    expect(isContradicted(transferOf(erc20(6n)), from(safe, testAddresses.shop))).toBe(true)
  })
  test('that is fetched from another holder is described as a deposit', () => {
    const fetched = { from: testAddresses.bob, to: safe, direction: 'INCOMING' } as const
    expect(isContradicted(transferOf(erc20(5n), fetched), from(testAddresses.bob, safe))).toBe(
      false,
    )
    expect(
      isContradicted(
        transferOf(erc20(5n), { ...fetched, from: testAddresses.shop }),
        from(testAddresses.bob, safe),
      ),
    ).toBe(true)
  })
})

test('a collectible is described by its number', () => {
  const give = erc721TransferCall({ token, from: safe, to: testAddresses.shop, tokenId: 2n })
  expect(isContradicted(transferOf(erc721(2n)), give)).toBe(false)
  expect(isContradicted(transferOf(erc721(3n)), give)).toBe(true)
  expect(isContradicted(transferOf(erc721(2n, testAddresses.bob)), give)).toBe(true)
})

test('a call that is described as a payment is contradicted', () => {
  expect(isContradicted(buildTransfer(), { data: '0x12345678' })).toBe(true)
})

type Custom = Extract<TransactionInfo, { type: 'Custom' }>
const custom = (info: Partial<Custom> = {}): Custom => ({
  type: 'Custom',
  to: infoOf(testAddresses.shop),
  dataSize: 4,
  value: 0n,
  methodName: null,
  actionCount: null,
  isCancellation: false,
  humanDescription: null,
  ...info,
})

describe('a call', () => {
  const call = { data: '0x12345678' }
  test('that is described as it is contradicts nothing, whatever its method is called', () => {
    expect(isContradicted(custom(), call)).toBe(false)
    expect(isContradicted(custom({ methodName: 'claim', value: null }), call)).toBe(false)
  })
  test.each<[string, Partial<Custom>]>([
    ['another contract', { to: infoOf(testAddresses.bob) }],
    ['another value', { value: 1n }],
    ['other data', { dataSize: 5 }],
    ['a batch', { actionCount: 2 }],
    ['a rejection', { isCancellation: true }],
  ])('that the gateway describes with %s is contradicted', (_, info) => {
    expect(isContradicted(custom(info), call)).toBe(true)
  })

  test('whose method is known has its name', () => {
    const approve = erc20ApproveCall({ token, spender: testAddresses.bob, amount: 5n })
    const info = { to: infoOf(token), dataSize: 68 }
    expect(isContradicted(custom({ ...info, methodName: 'approve' }), approve)).toBe(false)
    expect(isContradicted(custom({ ...info, methodName: null }), approve)).toBe(false)
    expect(isContradicted(custom({ ...info, methodName: 'claim' }), approve)).toBe(true)
  })

  test('a payment has no method', () => {
    expect(isContradicted(custom({ dataSize: 0, value: ether }), { value: ether })).toBe(false)
    expect(
      isContradicted(custom({ dataSize: 0, value: ether, methodName: 'deposit' }), {
        value: ether,
      }),
    ).toBe(true)
  })
})

test('a rejection is one', () => {
  const info = custom({ to: infoOf(safe), dataSize: 0, isCancellation: true })
  expect(isContradicted(info, { to: safe })).toBe(false)
  expect(isContradicted(info, { to: testAddresses.shop, value: ether })).toBe(true)
})

test('a batch has as many parts as it has', () => {
  const batch = batchTransaction({
    transactions: [
      { to: testAddresses.shop, value: 1n },
      { to: testAddresses.bob, value: 1n },
    ],
    multiSend: getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address,
  })
  const info = {
    to: infoOf(batch.to),
    dataSize: (batch.data.length - 2) / 2,
    methodName: 'multiSend',
  }
  expect(isContradicted(custom({ ...info, actionCount: 2 }), batch)).toBe(false)
  expect(isContradicted(custom({ ...info, actionCount: null }), batch)).toBe(false)
  expect(isContradicted(custom({ ...info, actionCount: 1 }), batch)).toBe(true)
})

describe('a setting', () => {
  const settings = (settingsInfo: SettingsInfo | null): TransactionInfo => ({
    type: 'SettingsChange',
    dataDecoded: null,
    settingsInfo,
    humanDescription: null,
  })
  const owners = [testAddresses.alice, testAddresses.bob]
  const account = { safe, owners }
  const changed = parseAbi(['function changeMasterCopy(address)'])

  test.each<[string, Call, SettingsInfo, SettingsInfo[]]>([
    [
      'a new owner',
      addOwnerCall({ ...account, owner: testAddresses.shop, threshold: 2 }),
      { type: 'ADD_OWNER', owner: infoOf(testAddresses.shop), threshold: 2 },
      [
        { type: 'ADD_OWNER', owner: infoOf(testAddresses.bob), threshold: 2 },
        { type: 'ADD_OWNER', owner: infoOf(testAddresses.shop), threshold: 1 },
        { type: 'REMOVE_OWNER', owner: infoOf(testAddresses.shop), threshold: 2 },
      ],
    ],
    [
      'an owner who is removed',
      removeOwnerCall({ ...account, owner: testAddresses.bob, threshold: 1 }),
      { type: 'REMOVE_OWNER', owner: infoOf(testAddresses.bob), threshold: 1 },
      [
        { type: 'REMOVE_OWNER', owner: infoOf(testAddresses.alice), threshold: 1 },
        { type: 'REMOVE_OWNER', owner: infoOf(testAddresses.bob), threshold: 2 },
        { type: 'ADD_OWNER', owner: infoOf(testAddresses.bob), threshold: 1 },
      ],
    ],
    [
      'an owner in the place of another',
      swapOwnerCall({ ...account, oldOwner: testAddresses.bob, newOwner: testAddresses.shop }),
      {
        type: 'SWAP_OWNER',
        oldOwner: infoOf(testAddresses.bob),
        newOwner: infoOf(testAddresses.shop),
      },
      [
        {
          type: 'SWAP_OWNER',
          oldOwner: infoOf(testAddresses.alice),
          newOwner: infoOf(testAddresses.shop),
        },
        {
          type: 'SWAP_OWNER',
          oldOwner: infoOf(testAddresses.bob),
          newOwner: infoOf(testAddresses.carol),
        },
        { type: 'CHANGE_THRESHOLD', threshold: 1 },
      ],
    ],
    [
      'how many must sign',
      changeThresholdCall({ ...account, threshold: 1 }),
      { type: 'CHANGE_THRESHOLD', threshold: 1 },
      [
        { type: 'CHANGE_THRESHOLD', threshold: 2 },
        { type: 'SET_GUARD', guard: infoOf(testAddresses.shop) },
      ],
    ],
    [
      'the contract',
      {
        to: safe,
        data: encodeFunctionData({ abi: changed, args: [testAddresses.shop] }),
      },
      { type: 'CHANGE_IMPLEMENTATION', implementation: infoOf(testAddresses.shop) },
      [
        { type: 'CHANGE_IMPLEMENTATION', implementation: infoOf(testAddresses.bob) },
        { type: 'CHANGE_THRESHOLD', threshold: 1 },
      ],
    ],
    [
      'a module',
      enableModuleCall({ safe, module: testAddresses.shop }),
      { type: 'ENABLE_MODULE', module: infoOf(testAddresses.shop) },
      [
        { type: 'ENABLE_MODULE', module: infoOf(testAddresses.bob) },
        { type: 'DISABLE_MODULE', module: infoOf(testAddresses.shop) },
      ],
    ],
    [
      'a module less',
      disableModuleCall({ safe, modules: [testAddresses.shop], module: testAddresses.shop }),
      { type: 'DISABLE_MODULE', module: infoOf(testAddresses.shop) },
      [
        { type: 'DISABLE_MODULE', module: infoOf(testAddresses.bob) },
        { type: 'ENABLE_MODULE', module: infoOf(testAddresses.shop) },
      ],
    ],
    [
      'the fallback handler',
      setFallbackHandlerCall({ safe, handler: testAddresses.shop }),
      { type: 'SET_FALLBACK_HANDLER', handler: infoOf(testAddresses.shop) },
      [
        { type: 'SET_FALLBACK_HANDLER', handler: infoOf(testAddresses.bob) },
        { type: 'SET_GUARD', guard: infoOf(testAddresses.shop) },
      ],
    ],
    [
      'a guard',
      setGuardCall({ safe, guard: testAddresses.shop }),
      { type: 'SET_GUARD', guard: infoOf(testAddresses.shop) },
      [
        { type: 'SET_GUARD', guard: infoOf(testAddresses.bob) },
        { type: 'DELETE_GUARD' },
        { type: 'SET_MODULE_GUARD', moduleGuard: infoOf(testAddresses.shop) },
      ],
    ],
    [
      'no guard',
      setGuardCall({ safe, guard: zeroAddress }),
      { type: 'DELETE_GUARD' },
      [{ type: 'DELETE_MODULE_GUARD' }],
    ],
    [
      'a guard for modules',
      setModuleGuardCall({ safe, guard: testAddresses.shop }),
      { type: 'SET_MODULE_GUARD', moduleGuard: infoOf(testAddresses.shop) },
      [
        { type: 'SET_MODULE_GUARD', moduleGuard: infoOf(testAddresses.bob) },
        { type: 'DELETE_MODULE_GUARD' },
        { type: 'SET_GUARD', guard: infoOf(testAddresses.shop) },
      ],
    ],
    [
      'no guard for modules',
      setModuleGuardCall({ safe, guard: zeroAddress }),
      { type: 'DELETE_MODULE_GUARD' },
      [{ type: 'DELETE_GUARD' }],
    ],
  ])('%s', (_, call, truth, untruths) => {
    expect(isContradicted(settings(truth), call)).toBe(false)
    for (const untruth of untruths) expect(isContradicted(settings(untruth), call)).toBe(true)
    expect(isContradicted(settings(truth), { value: ether })).toBe(true)
  })

  test('that is not named is one of the account', () => {
    const unknown = { type: 'unknown', received: 'NEW', raw: {} } satisfies SettingsInfo
    expect(isContradicted(settings(null), { to: safe, data: '0x12345678' })).toBe(false)
    expect(isContradicted(settings(null), { data: '0x12345678' })).toBe(true)
    expect(isContradicted(settings(unknown), { to: safe, data: '0x12345678' })).toBe(false)
  })
})
