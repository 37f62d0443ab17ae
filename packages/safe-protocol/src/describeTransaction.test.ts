import fc from 'fast-check'
import { encodeFunctionData, erc20Abi, erc721Abi, maxUint256, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'

import { erc20ExtensionsAbi } from './abis/erc20ExtensionsAbi.ts'
import { createAccountCall } from './accountAddress.ts'
import { rejectionTransaction, signMessageTransaction } from './accountTransactions.ts'
import type { OfficialContractName } from './contracts/officialContract.ts'
import { getOfficialContract } from './contracts/officialContracts.ts'
import { describeTransaction } from './describeTransaction.ts'
import { execTransactionCall } from './execTransactionCall.ts'
import type { MetaTransactionInput } from './metaTransaction.ts'
import { disableModuleCall } from './modules/disableModuleCall.ts'
import { enableModuleCall } from './modules/enableModuleCall.ts'
import { setModuleGuardCall } from './modules/setModuleGuardCall.ts'
import { batchTransaction } from './multisend/batchTransaction.ts'
import { encodeMultiSend } from './multisend/encodeMultiSend.ts'
import { addOwnerCall, changeThresholdCall, removeOwnerCall, swapOwnerCall } from './ownerCalls.ts'
import type { SafeTransactionInput } from './safeTransaction.ts'
import { selectors } from './selectors.ts'
import { approveHashCall, setFallbackHandlerCall, setGuardCall } from './settingsCalls.ts'
import { anyTransaction, hexOf } from './testing/arbitraries.ts'
import { erc20ApproveCall, erc20TransferCall, erc721TransferCall } from './tokenCalls.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const dave = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const eve = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const usd = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const art = '0x2DB5a3079716628826E5C8c43f01815ABB2A4e2B'
const spender = '0x1111111111111111111111111111111111111111'
const owners = [dave, eve]
const contract = (name: OfficialContractName, version = '1.4.1') =>
  getOfficialContract({ name, version }).address
const multiSend = contract('MultiSendCallOnly')

const options = {
  safe,
  currency: { symbol: 'ETH', decimals: 18 },
  tokens: [
    { address: usd, symbol: 'dUSD', decimals: 6 },
    { address: art, symbol: 'GHOST', decimals: 0, type: 'ERC721' as const },
  ],
  nameOf: (address: string) => (address === dave ? 'Dave' : undefined),
  knownSpenders: [spender],
}
const transferOfSeven = erc20TransferCall({ token: usd, to: dave, amount: 7 }).data
const daveLabel = `Dave (${dave})`

function read(transaction: MetaTransactionInput & { gasPrice?: number; refundReceiver?: string }) {
  const { action, sentence, warnings } = describeTransaction({ ...options, transaction })
  return {
    kind: action.kind,
    sentence,
    lines: warnings.map(({ code, level }) => `${code} ${level}`),
  }
}

const permitAbi = parseAbi([
  'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function changeMasterCopy(address implementation)',
  'function migrateL2WithFallbackHandler()',
  'function migrateSingleton()',
])
const hash = `0x${'ab'.repeat(32)}` as const
const zeros = `0x${'00'.repeat(32)}` as const

describe('what is done', () => {
  test.each<[string, MetaTransactionInput, string, string, string[]]>([
    [
      'a payment',
      { to: dave, value: 1_500_000_000_000_000_000n },
      'send',
      `Send 1.5 ETH to ${daveLabel}.`,
      [],
    ],
    [
      'a large payment',
      { to: eve, value: 1_234_567n * 10n ** 18n },
      'send',
      `Send 1,234,567 ETH to ${eve}.`,
      [],
    ],
    [
      'a rejection',
      rejectionTransaction({ safe, nonce: 5 }),
      'reject',
      'Cancel whatever else has the same number in line; no money moves.',
      [],
    ],
    [
      'a known token',
      erc20TransferCall({ token: usd, to: dave, amount: 1_250_000_000 }),
      'tokenTransfer',
      `Send 1,250 dUSD to ${daveLabel}.`,
      [],
    ],
    [
      'an unknown token',
      erc20TransferCall({ token: eve, to: dave, amount: 7 }),
      'tokenTransfer',
      `Send 7 units of the unknown token ${eve} to ${daveLabel}.`,
      ['unknownToken warning'],
    ],
    [
      'a collectible',
      erc721TransferCall({ token: art, from: safe, to: dave, tokenId: 7 }),
      'collectibleTransfer',
      `Move collectible 7 of GHOST from ${safe} to ${daveLabel}.`,
      [],
    ],
    [
      'a collectible, by transferFrom',
      {
        to: art,
        data: encodeFunctionData({
          abi: erc721Abi,
          functionName: 'transferFrom',
          args: [safe, dave, 7n],
        }),
      },
      'collectibleTransfer',
      `Move collectible 7 of GHOST from ${safe} to ${daveLabel}.`,
      [],
    ],
    [
      'tokens of another address',
      {
        to: usd,
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'transferFrom',
          args: [eve, dave, 1_000_000n],
        }),
      },
      'transferFrom',
      `Move 1 dUSD from ${eve} to ${daveLabel}.`,
      ['transferFrom warning'],
    ],
    [
      'several of an ERC-1155',
      {
        to: art,
        data: encodeFunctionData({
          abi: permitAbi,
          functionName: 'safeTransferFrom',
          args: [safe, dave, 7n, 3n, '0x'],
        }),
      },
      'collectibleTransfer',
      `Move 3 of collectible 7 of GHOST from ${safe} to ${daveLabel}.`,
      [],
    ],
    [
      'a limited allowance',
      erc20ApproveCall({ token: usd, spender, amount: 5_000_000 }),
      'approve',
      `Let ${spender} take 5 dUSD.`,
      [],
    ],
    [
      'an unlimited allowance of an unknown spender',
      erc20ApproveCall({ token: usd, spender: eve, amount: maxUint256 }),
      'approve',
      `Let ${eve} take any amount of dUSD.`,
      ['unlimitedApproval warning', 'unknownSpender warning'],
    ],
    [
      'an allowance taken back',
      erc20ApproveCall({ token: usd, spender: eve, amount: 0 }),
      'approve',
      `Let ${eve} take no dUSD any more.`,
      [],
    ],
    [
      'a larger allowance',
      {
        to: usd,
        data: encodeFunctionData({
          abi: erc20ExtensionsAbi,
          functionName: 'increaseAllowance',
          args: [eve, 1n],
        }),
      },
      'increaseAllowance',
      `Let ${eve} take 0.000001 dUSD more.`,
      ['unknownSpender warning'],
    ],
    [
      'a smaller allowance',
      {
        to: usd,
        data: encodeFunctionData({
          abi: erc20ExtensionsAbi,
          functionName: 'decreaseAllowance',
          args: [eve, 1n],
        }),
      },
      'decreaseAllowance',
      `Let ${eve} take 0.000001 dUSD less.`,
      [],
    ],
    [
      'a Permit2 allowance',
      {
        to: eve,
        data: encodeFunctionData({
          abi: permitAbi,
          functionName: 'approve',
          args: [usd, spender, (1n << 160n) - 1n, 5],
        }),
      },
      'approve',
      `Let ${spender} take any amount of dUSD.`,
      ['unlimitedApproval warning'],
    ],
    [
      'a permit',
      {
        to: usd,
        data: encodeFunctionData({
          abi: erc20ExtensionsAbi,
          functionName: 'permit',
          args: [eve, spender, 1_000_000n, 0n, 27, zeros, zeros],
        }),
      },
      'permit',
      `Let ${spender} take 1 dUSD of ${eve}.`,
      ['permit warning'],
    ],
    [
      'a permit for everything',
      {
        to: usd,
        data: encodeFunctionData({
          abi: permitAbi,
          functionName: 'permit',
          args: [eve, spender, 0n, 0n, true, 27, zeros, zeros],
        }),
      },
      'permit',
      `Let ${spender} take any amount of dUSD of ${eve}.`,
      ['permit warning', 'unlimitedApproval warning'],
    ],
    [
      'every collectible',
      {
        to: art,
        data: encodeFunctionData({
          abi: erc721Abi,
          functionName: 'setApprovalForAll',
          args: [eve, true],
        }),
      },
      'approvalForAll',
      `Let ${eve} take every token of GHOST.`,
      ['approvalForAll warning', 'unknownSpender warning'],
    ],
    [
      'no collectible any more',
      {
        to: art,
        data: encodeFunctionData({
          abi: erc721Abi,
          functionName: 'setApprovalForAll',
          args: [eve, false],
        }),
      },
      'approvalForAll',
      `Let ${eve} take no tokens of GHOST any more.`,
      [],
    ],
    [
      'a new owner',
      addOwnerCall({ safe, owners, owner: spender, threshold: 2 }),
      'addOwner',
      `Add the owner ${spender}, then 2 must approve.`,
      ['owners warning', 'threshold warning'],
    ],
    [
      'one owner less',
      removeOwnerCall({ safe, owners, owner: dave, threshold: 1 }),
      'removeOwner',
      `Remove the owner ${daveLabel}, then 1 must approve.`,
      ['owners warning', 'threshold warning'],
    ],
    [
      'another owner',
      swapOwnerCall({ safe, owners, oldOwner: dave, newOwner: spender }),
      'swapOwner',
      `Replace the owner ${daveLabel} by ${spender}.`,
      ['owners warning'],
    ],
    [
      'another threshold',
      changeThresholdCall({ safe, owners, threshold: 2 }),
      'changeThreshold',
      'From now on 2 owners must approve.',
      ['threshold warning'],
    ],
    [
      'a module',
      enableModuleCall({ safe, module: eve }),
      'enableModule',
      `Enable the module ${eve}.`,
      ['module warning'],
    ],
    [
      'a module less',
      disableModuleCall({ safe, module: eve, modules: [eve] }),
      'disableModule',
      `Disable the module ${eve}.`,
      ['module warning'],
    ],
    [
      'a guard',
      setGuardCall({ safe, guard: eve }),
      'setGuard',
      `Set the guard ${eve}.`,
      ['guard warning'],
    ],
    [
      'no guard',
      setGuardCall({ safe, guard: null }),
      'setGuard',
      'Remove the guard.',
      ['guard warning'],
    ],
    [
      'a module guard',
      setModuleGuardCall({ safe, guard: eve }),
      'setModuleGuard',
      `Set the module guard ${eve}.`,
      ['guard warning'],
    ],
    [
      'a fallback handler',
      setFallbackHandlerCall({ safe, handler: eve }),
      'setFallbackHandler',
      `Set the fallback handler ${eve}.`,
      ['fallbackHandler warning'],
    ],
    [
      'other code for an old account',
      {
        to: safe,
        data: encodeFunctionData({ abi: permitAbi, functionName: 'changeMasterCopy', args: [eve] }),
      },
      'changeImplementation',
      `Let the account run on the code of ${eve}.`,
      ['implementation blocked'],
    ],
    [
      'a migration',
      {
        to: contract('SafeMigration'),
        operation: 1,
        data: encodeFunctionData({ abi: permitAbi, functionName: 'migrateL2WithFallbackHandler' }),
      },
      'migrate',
      'Let the account run on newer code, by SafeMigration 1.4.1.',
      ['delegateCall blocked', 'implementation warning', 'fallbackHandler warning'],
    ],
    [
      'a message on the chain',
      signMessageTransaction({
        signMessageLib: contract('SignMessageLib'),
        message: { raw: '0x' },
      }),
      'signMessage',
      'Sign the message 0x5f35dce98ba4fba25530a026ed80b2cecdaa31091ba4958b99b52ea1d068adad on the blockchain.',
      ['delegateCall blocked'],
    ],
    [
      'an approval as an owner',
      approveHashCall({ safe: eve, hash }),
      'approveHash',
      `Approve ${hash} as an owner of ${eve}.`,
      ['approveHash warning'],
    ],
    [
      'a new account',
      createAccountCall({ owners, threshold: 1, saltNonce: 1 }),
      'createAccount',
      'Create an account with SafeProxyFactory 1.4.1.',
      [],
    ],
    [
      'foreign code',
      { to: eve, operation: 1, data: '0xdeadbeef' },
      'delegateCall',
      `Run the code of ${eve} inside the account (delegatecall).`,
      ['delegateCall blocked'],
    ],
    [
      'an unknown call',
      { to: eve, data: '0xdeadbeef', value: 1n },
      'call',
      `Call the function 0xdeadbeef of ${eve}. 0.000000000000000001 ETH goes with it.`,
      [],
    ],
    [
      'an unknown call of the account itself',
      { to: safe, data: '0xdeadbeef' },
      'call',
      `Call the function 0xdeadbeef of ${safe}.`,
      ['selfCall warning'],
    ],
    ['a call too short for a function', { to: eve, data: '0xdead' }, 'call', `Call ${eve}.`, []],
    [
      'a transfer with the hash of a memo behind it',
      { to: usd, data: `${transferOfSeven}${'ab'.repeat(32)}` },
      'tokenTransfer',
      `Send 0.000007 dUSD to ${daveLabel}.`,
      [],
    ],
    [
      'a transfer with other bytes behind it',
      { to: usd, data: `${transferOfSeven}${'ab'.repeat(31)}` },
      'tokenTransfer',
      `Send 0.000007 dUSD to ${daveLabel}.`,
      ['bytesBehind warning'],
    ],
    [
      'a damaged transfer',
      { to: usd, data: '0xa9059cbb00' },
      'unreadable',
      `Call ${usd} with data that cannot be read.`,
      ['unreadable blocked'],
    ],
  ])('%s', (_, transaction, kind, sentence, lines) => {
    expect(read(transaction)).toEqual({ kind, sentence, lines })
  })

  test('a refund is never missed', () => {
    expect(read({ to: dave, value: 1n, gasPrice: 1 }).lines).toEqual(['refund warning'])
    // Without a price nothing is paid, whichever receiver is named.
    expect(read({ to: dave, value: 1n, refundReceiver: eve }).lines).toEqual([])
  })

  test('a refund says who is paid how much, and in what', () => {
    const refund = (fields: Partial<SafeTransactionInput>) =>
      describeTransaction({ ...options, transaction: { to: dave, value: 1n, ...fields } }).warnings
    const base = { baseGas: 4n * 10n ** 9n, gasPrice: 10n ** 10n }
    expect(refund(base)[0]?.sentence).toBe(
      'The account pays a refund to whoever sends it: up to 40 ETH, and up to 0.00000001 ETH more for each unit of gas.',
    )
    expect(
      refund({ baseGas: 5000, gasPrice: 1_000_000n, gasToken: usd, refundReceiver: eve }),
    ).toEqual([
      expect.objectContaining({
        sentence: `The account pays a refund to ${eve}: 5,000 dUSD, and 1 dUSD more for each unit of gas.`,
      }),
    ])
    expect(refund({ gasPrice: 7, gasToken: eve })[0]?.sentence).toContain(
      `0 units of the unknown token ${eve}, and 7 units of the unknown token ${eve} more`,
    )
  })

  test('money that goes along with a call of a token is not missed', () => {
    const call = {
      ...erc20TransferCall({ token: usd, to: dave, amount: 1_000_000 }),
      value: 10n ** 18n,
    }
    const alone = describeTransaction({ ...options, transaction: call })
    expect(alone.value).toBe(10n ** 18n)
    expect(alone.warnings).toEqual([
      {
        code: 'value',
        level: 'warning',
        sentence: `1 ETH goes to ${usd} with it. No token needs that.`,
        path: [],
      },
    ])
    const batch = batchTransaction({ transactions: [{ to: dave, value: 1n }, call], multiSend })
    const { value, warnings } = describeTransaction({ ...options, transaction: batch })
    expect(value).toBe(0n)
    expect(warnings.map(({ code, path }) => [code, ...path])).toEqual([['value', 1]])
    expect(describeTransaction({ ...options, transaction: { ...batch, value: 5n } }).value).toBe(0n)
  })

  test('without a currency the amount is still true', () => {
    const { sentence } = describeTransaction({
      safe,
      transaction: { to: eve, value: 2n * 10n ** 18n },
    })
    expect(sentence).toBe(`Send 2 of the network’s currency to ${eve}.`)
  })
})

describe('batches', () => {
  const parts = [
    { to: dave, value: 10n ** 18n },
    erc20TransferCall({ token: usd, to: eve, amount: 1_000_000 }),
    setGuardCall({ safe, guard: eve }),
    erc20ApproveCall({ token: usd, spender, amount: 1 }),
  ]

  test('name their parts and carry their warnings', () => {
    const { codeHash } = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' })
    const result = describeTransaction({
      ...options,
      transaction: batchTransaction({ transactions: parts, multiSend }),
    })
    expect(result.sentence).toBe(
      `4 steps in one: Send 1 ETH to ${daveLabel}; Send 1 dUSD to ${eve}; Set the guard ${eve}; and 1 more.`,
    )
    expect(result.warnings).toMatchObject([{ code: 'guard', path: [2] }])
    expect(result.action).toMatchObject({
      kind: 'batch',
      contract: { name: 'MultiSendCallOnly', codeHash },
    })
  })

  test('of many payments say the sum in each token, also within another account', () => {
    const pay = (to: string, amount: number) => erc20TransferCall({ token: usd, to, amount })
    const transactions = [
      pay(dave, 1_000_000),
      pay(eve, 2_500_000),
      { to: eve, value: 10n ** 18n },
      pay(spender, 3_000_000),
    ]
    const said = (all: readonly MetaTransactionInput[]) =>
      describeTransaction({
        ...options,
        transaction: batchTransaction({ transactions: all, multiSend }),
      }).sentence
    const sentence = '4 payments in one, to 3 addresses: 6.5 dUSD and 1 ETH.'
    expect(said(transactions)).toBe(sentence)
    expect(said(transactions.slice(0, 3))).toMatch(/^3 steps in one: Send 1 dUSD/)
    // One that is no payment is not hidden in a sum, and neither is money that goes along.
    expect(said([...transactions, { to: eve, value: 0n, data: '0x12345678' }])).toMatch(/2 more\.$/)
    expect(said([...transactions, { ...pay(dave, 1), value: 1n }])).toMatch(/2 more\.$/)
    const inner = batchTransaction({ transactions, multiSend })
    const execution = execTransactionCall({
      safe: eve,
      transaction: { ...inner, nonce: 0 },
      signatures: [],
    })
    expect(describeTransaction({ ...options, transaction: execution }).sentence).toContain(
      `Execute for the account ${eve}: ${sentence.slice(0, -1)}`,
    )
  })

  test('are blocked when one part is a delegatecall', () => {
    const transactions = [
      { to: dave, value: 1n },
      { to: eve, operation: 1 as const },
    ]
    const { warnings } = describeTransaction({
      ...options,
      transaction: batchTransaction({ transactions, multiSend: contract('MultiSend') }),
    })
    expect(warnings).toMatchObject([{ code: 'delegateCall', level: 'blocked', path: [1] }])
  })

  test('are blocked when one part is a batch again', () => {
    const inner = batchTransaction({
      transactions: [parts[0], parts[2]].flatMap((part) => part ?? []),
      multiSend,
    })
    const { warnings } = describeTransaction({
      ...options,
      transaction: batchTransaction({
        transactions: [inner, inner],
        multiSend: contract('MultiSend'),
      }),
    })
    expect(warnings.map(({ code, path }) => [code, ...path])).toEqual([
      ['delegateCall', 0],
      ['guard', 0, 1],
      ['delegateCall', 1],
      ['guard', 1, 1],
    ])
  })

  test('do not hide the approval of a hash, however deep it lies', () => {
    const approval = approveHashCall({ safe: eve, hash })
    const batch = batchTransaction({ transactions: [{ to: dave }, approval], multiSend })
    const lines = (transaction: MetaTransactionInput) =>
      describeTransaction({ ...options, transaction }).warnings
    const sentence = `What ${eve} would do is not shown here: a hash cannot be read.`
    expect(lines(batch)).toEqual([{ code: 'approveHash', level: 'warning', sentence, path: [1] }])
    const asOwner = execTransactionCall({
      safe: dave,
      transaction: { ...batch, nonce: 1 },
      signatures: '0x',
    })
    expect(lines(asOwner)).toMatchObject([{ code: 'approveHash', path: [0, 1] }])
  })

  test('are blocked when a part is neither a call nor a delegatecall', () => {
    const data = encodeMultiSend([{ to: dave, value: 1n }])
    for (const operation of ['02', '03', '7f', 'ff']) {
      const changed: `0x${string}` = `0x${data.slice(2, 138)}${operation}${data.slice(140)}`
      expect(read({ to: multiSend, operation: 1, data: changed }).lines).toEqual([
        'unreadable blocked',
      ])
    }
  })

  test('are foreign code when the MultiSend is not an official one', () => {
    const transaction = { ...batchTransaction({ transactions: parts, multiSend }), to: eve }
    expect(read(transaction).lines).toEqual(['delegateCall blocked'])
  })

  test('are blocked when they cannot be read', () => {
    const { data } = batchTransaction({ transactions: parts, multiSend })
    const damaged = data.slice(0, 200) as `0x${string}`
    expect(read({ to: multiSend, operation: 1, data: damaged }).lines).toEqual([
      'unreadable blocked',
    ])
  })

  test('of version 1.5.0 reach the account itself by the zero address', () => {
    const call = enableModuleCall({ safe, module: eve })
    const hidden = { ...call, to: `0x${'00'.repeat(20)}` }
    const data = encodeMultiSend([hidden])
    const lines = (version: string) =>
      read({ to: contract('MultiSendCallOnly', version), operation: 1, data }).lines
    expect(lines('1.5.0')).toEqual(['module warning'])
    expect(lines('1.4.1')).toEqual([])
  })

  test.each([
    [1, false],
    [8, false],
    [9, true],
    [30, true],
  ])('within each other, %i times: beyond what can be read is %s', (times, beyond) => {
    let transaction: MetaTransactionInput = { to: dave }
    for (let depth = 0; depth < times; depth += 1) {
      transaction = {
        to: contract('MultiSend'),
        operation: 1,
        data: encodeMultiSend([transaction]),
      }
    }
    expect(read(transaction).lines.includes('unreadable blocked')).toBe(beyond)
  })
})

test.each([
  [8, false],
  [9, true],
])('accounts that own accounts, %i times: beyond what can be read is %s', (times, beyond) => {
  let transaction: MetaTransactionInput = { to: dave }
  for (let depth = 0; depth < times; depth += 1) {
    const account = `0x${(depth + 1).toString(16).padStart(40, '0')}`
    transaction = execTransactionCall({
      safe: account,
      transaction: { ...transaction, nonce: 0 },
      signatures: '0x',
    })
  }
  expect(read(transaction).lines.includes('unreadable blocked')).toBe(beyond)
})

test('a transaction of another account that is neither a call nor a delegatecall is blocked', () => {
  const { data } = execTransactionCall({
    safe: eve,
    transaction: { to: dave, nonce: 1 },
    signatures: '0x',
  })
  const word = 10 + 3 * 64
  for (const operation of ['2', '3', '100']) {
    const changed: `0x${string}` = `0x${data.slice(2, word)}${operation.padStart(64, '0')}${data.slice(word + 64)}`
    expect(read({ to: eve, data: changed }).lines).toEqual(['unreadable blocked'])
  }
})

test.each([
  [(1n << 96n) - 2n, false],
  [(1n << 96n) - 1n, true],
  [1n << 96n, false],
  [(1n << 128n) - 2n, false],
  [(1n << 128n) - 1n, true],
  [1n << 128n, true],
  [(1n << 160n) - 1n, true],
  [maxUint256, true],
])('an allowance of %i has no end: %s', (amount, unlimited) => {
  const approve = erc20ApproveCall({ token: usd, spender, amount })
  expect(read(approve).lines).toEqual(unlimited ? ['unlimitedApproval warning'] : [])
  expect(read(approve).sentence.includes('any amount of dUSD')).toBe(unlimited)
})

test('a transaction of an account this one owns is read with that account’s eyes', () => {
  const inner = { ...enableModuleCall({ safe: eve, module: dave }), nonce: 1, gasPrice: 1 }
  const call = execTransactionCall({ safe: eve, transaction: inner, signatures: '0x' })
  const { action, sentence, warnings } = describeTransaction({ ...options, transaction: call })
  expect(action.kind).toBe('execute')
  expect(sentence).toBe(`Execute for the account ${eve}: Enable the module ${daveLabel}.`)
  expect(warnings.map(({ code, path }) => [code, ...path])).toEqual([
    ['module', 0],
    ['refund', 0],
  ])
})

test('the number of a collectible is no amount', () => {
  const endless = erc20ApproveCall({ token: art, spender, amount: maxUint256 })
  expect(read(endless)).toMatchObject({
    sentence: `Let ${spender} take collectible ${maxUint256} of GHOST.`,
    lines: [],
  })
  const first = erc20ApproveCall({ token: art, spender: eve, amount: 0 })
  expect(read(first).sentence).toBe(`Let ${eve} take collectible 0 of GHOST.`)
  expect(read(first).lines).toEqual(['unknownSpender warning'])
})

test('a delegatecall that looks like a transfer is no transfer', () => {
  const transaction = {
    ...erc20TransferCall({ token: usd, to: dave, amount: 0 }),
    operation: 1 as const,
  }
  expect(read(transaction)).toEqual({
    kind: 'delegateCall',
    sentence: `Run the code of ${usd} inside the account (delegatecall).`,
    lines: ['delegateCall blocked'],
  })
})

test('no calldata crashes it, and no delegatecall escapes', () => {
  const anySelector = fc.constantFrom(...Object.values(selectors))
  const anyData = fc.oneof(
    fc
      .tuple(anySelector, hexOf(0, 320))
      .map(([selector, rest]): `0x${string}` => `${selector}${rest.slice(2)}`),
    hexOf(0, 20),
  )
  const anyTarget = fc.constantFrom(
    safe,
    usd,
    art,
    eve,
    multiSend,
    contract('MultiSend', '1.5.0'),
    contract('SafeMigration'),
  )
  fc.assert(
    fc.property(anyTransaction, anyTarget, anyData, (transaction, to, data) => {
      const { sentence, warnings, action } = describeTransaction({
        ...options,
        version: '1.3.0',
        transaction: { ...transaction, to, data },
      })
      expect(sentence.length).toBeGreaterThan(5)
      const isUpdate = action.kind === 'updateVersion' && data.length === 10
      if (transaction.operation === 1 && action.kind !== 'batch' && !isUpdate) {
        expect(warnings.some(({ level }) => level === 'blocked')).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})
