import { encodeAbiParameters, type Hex, pad, toEventSelector } from 'viem'
import { expect, test } from 'vitest'

import { effectTopics, readEffects, tracedCurrency } from './readEffects.ts'

const safe = '0x42D718c3035d3f9A22222E4d8D48E11e60383D37'
const token = '0x2E672abb1F6eCBe9E7cFCE00665df31548CA0923'
const ana = '0x010D291F8174D61a6f234b87408a9D219957267c'

const word = (value: bigint): Hex => encodeAbiParameters([{ type: 'uint256' }], [value])
const party = (address: Hex): Hex => pad(address)
const transfer = effectTopics['Transfer(address,address,uint256)']
const single = effectTopics['TransferSingle(address,address,address,uint256,uint256)']
const batch = effectTopics['TransferBatch(address,address,address,uint256[],uint256[])']
const approval = effectTopics['Approval(address,address,uint256)']
const forAll = effectTopics['ApprovalForAll(address,address,bool)']
const failure = effectTopics['ExecutionFailure(bytes32,uint256)']

test.each(Object.entries(effectTopics))('%s has its own topic', (signature, topic) => {
  expect(toEventSelector(signature)).toBe(topic)
})

const parties = [party(safe), party(ana)] as const
const moved = { token, from: safe, to: ana }

test.each([
  ['an amount', { topics: [transfer, ...parties], data: word(5n) }, [{ ...moved, value: 5n }]],
  [
    'a collectible',
    { topics: [transfer, ...parties, word(7n)], data: '0x' },
    [{ ...moved, value: 1n, tokenId: 7n }],
  ],
  [
    'several of one kind',
    { topics: [single, party(safe), ...parties], data: `${word(7n)}${word(3n).slice(2)}` },
    [{ ...moved, value: 3n, tokenId: 7n }],
  ],
  [
    'several kinds',
    {
      topics: [batch, party(safe), ...parties],
      data: encodeAbiParameters(
        [{ type: 'uint256[]' }, { type: 'uint256[]' }],
        [
          [7n, 8n],
          [3n, 4n],
        ],
      ),
    },
    [
      { ...moved, value: 3n, tokenId: 7n },
      { ...moved, value: 4n, tokenId: 8n },
    ],
  ],
])('%s changes hands', (_, log, movements) => {
  expect(readEffects([{ address: token, ...log }], safe)).toEqual({
    outcome: 'unknown',
    movements,
    approvals: [],
    others: [],
  })
})

test('what a node traces is the chain’s own currency', () => {
  const log = {
    address: tracedCurrency.toLowerCase(),
    topics: [transfer, ...parties],
    data: word(5n),
  }
  const { movements } = readEffects([log], safe)
  expect(movements).toEqual([{ token: undefined, from: safe, to: ana, value: 5n }])
})

test('permissions are no movements', () => {
  const logs = [
    { address: token, topics: [approval, ...parties], data: word(5n) },
    { address: token, topics: [approval, ...parties, word(7n)], data: '0x' },
    { address: token, topics: [forAll, ...parties], data: word(1n) },
  ]
  const permitted = { token, owner: safe, spender: ana }
  expect(readEffects(logs, safe)).toMatchObject({
    movements: [],
    approvals: [
      { ...permitted, value: 5n },
      { ...permitted, value: undefined },
      { ...permitted, value: undefined },
    ],
    others: [],
  })
})

test('what else is written is counted, damaged logs too, and the words of the account count from it alone', () => {
  const logs = [
    { address: token, topics: [], data: '0x' },
    { address: ana, topics: [transfer, party(safe), word(2n ** 200n)], data: word(5n) },
    { address: ana, topics: [transfer, ...parties], data: '0x05' },
    { address: ana, topics: [failure, word(1n)], data: word(0n) },
  ]
  expect(readEffects(logs, safe)).toEqual({
    outcome: 'unknown',
    movements: [],
    approvals: [],
    others: [token, ana],
  })
  const own = { address: safe.toLowerCase(), topics: [failure], data: '0x' }
  expect(readEffects([own], safe)).toMatchObject({ outcome: 'failed', others: [] })
})

test('an account that is paid writes that it was, which is nothing more', () => {
  const received = effectTopics['SafeReceived(address,uint256)']
  const log = { address: ana, topics: [received, party(safe)], data: word(5n) }
  expect(readEffects([log], safe)).toMatchObject({ movements: [], others: [] })
  expect(readEffects([{ ...log, topics: [received] }], safe)).toMatchObject({ others: [ana] })
})

test('only an account is rehearsed', () => {
  expect(() => readEffects([], '0x12')).toThrow(/safe must be an address/)
})
