import { toFunctionSelector } from 'viem'
import { describe, expect, expectTypeOf, test } from 'vitest'

import { describeMessage } from './describeMessage.ts'
import { describeTransaction } from './describeTransaction.ts'
import { descriptionCopy, type DescriptionSaid } from './descriptionCopy.ts'
import type { MetaTransactionInput } from './metaTransaction.ts'
import { batchTransaction } from './multisend/batchTransaction.ts'
import { addOwnerCall, changeThresholdCall } from './ownerCalls.ts'
import { setFallbackHandlerCall, setGuardCall } from './settingsCalls.ts'
import { erc20ApproveCall, erc20TransferCall } from './tokenCalls.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const dave = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const usd = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

/** Another language: each sentence is its key in brackets, with its values in the order of their names. */
function inBrackets(...[key, values]: DescriptionSaid): string {
  const given = Object.entries(values ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  return `[${[key, ...given.map(([, value]) => String(value))].join(' | ')}]`
}

const options = {
  safe,
  tokens: [{ address: usd, symbol: 'dUSD', decimals: 6 }],
  say: inBrackets,
  formatNumber: (decimal: string) => decimal.replace('.', ','),
}

/** A call of the token whose arguments are one word each. */
const call = (signature: string, args: readonly (string | number)[]): MetaTransactionInput => ({
  to: usd,
  data: `${toFunctionSelector(signature)}${args
    .map((word) => BigInt(word).toString(16).padStart(64, '0'))
    .join('')}`,
})

const transfer = erc20TransferCall({ token: usd, to: dave, amount: 1_500_000n })
const multiSendOf = (...transactions: MetaTransactionInput[]) =>
  batchTransaction({ transactions, multiSend })
const stranger = '0x1111111111111111111111111111111111111111'
const zero = '0x0000000000000000000000000000000000000000'

const every: MetaTransactionInput[] = [
  { to: safe },
  { to: dave, value: 5n },
  transfer,
  { ...transfer, to: dave },
  { ...transfer, value: 7n },
  call('transferFrom(address,address,uint256)', [dave, safe, 7]),
  call('safeTransferFrom(address,address,uint256)', [safe, dave, 7]),
  call('increaseAllowance(address,uint256)', [dave, 7]),
  call('decreaseAllowance(address,uint256)', [dave, 7]),
  call('setApprovalForAll(address,bool)', [dave, 1]),
  call('setApprovalForAll(address,bool)', [dave, 0]),
  erc20ApproveCall({ token: usd, spender: dave, amount: 0n }),
  erc20ApproveCall({ token: usd, spender: dave, amount: 2n ** 256n - 1n }),
  addOwnerCall({ safe, owners: [dave], owner: usd, threshold: 2 }),
  changeThresholdCall({ safe, owners: [dave, usd], threshold: 1 }),
  setGuardCall({ safe, guard: stranger }),
  setGuardCall({ safe, guard: zero }),
  setFallbackHandlerCall({ safe, handler: stranger }),
  setFallbackHandlerCall({ safe, handler: zero }),
  { to: safe, data: '0x12345678' },
  { to: dave, data: '0x12345678' },
  { to: dave, data: '0x12' },
  { to: usd, data: '0xa9059cbb00' },
  { to: dave, data: '0x12345678', operation: 1 },
  multiSendOf(transfer, transfer),
  multiSendOf(transfer, transfer, transfer, { to: dave, value: 5n }),
  multiSendOf(transfer, transfer, transfer, transfer, { to: usd, data: '0xa9059cbb00' }),
  multiSendOf(multiSendOf(transfer)),
]

describe('another language', () => {
  test.each(every)('leaves no word of English in what %o is', (transaction) => {
    const { sentence, warnings } = describeTransaction({
      ...options,
      transaction: { ...transaction, gasPrice: 3n },
    })
    for (const said of [sentence, ...warnings.map((warning) => warning.sentence)]) {
      expect(said).toMatch(/^\[(description|warning)\.\w+( \||\])/)
      const words = said.replace(/(description|warning)\.\w+|0x[\da-f]+|dUSD/gi, '')
      expect(words).not.toMatch(/[a-z]{2}/i)
    }
  })

  test('leaves no word of English in what a message is', () => {
    const typed = { domain: {}, types: { A: [{ name: 'b', type: 'string' }] }, message: { b: '' } }
    for (const message of ['hello', { raw: '0x00' }, { ...typed, primaryType: 'A' }] as const) {
      const { sentence } = describeMessage({ ...options, message })
      expect(sentence).toMatch(/^\[description\.sign\w+( \| (hello|A))?\]$/)
    }
  })

  test('writes amounts in its own way', () => {
    expect(describeTransaction({ ...options, transaction: transfer }).sentence).toBe(
      `[description.sentence | [description.send | 1,5 dUSD | ${dave}]]`,
    )
  })

  test('a full stop of its own does not stand within a sentence', () => {
    const { sentence } = describeTransaction({
      ...options,
      say: (...said) =>
        said[0] === 'description.sentence' ? `${said[1].phrase}。` : inBrackets(...said),
      transaction: multiSendOf({ to: safe }, { to: safe }),
    })
    expect(sentence).toBe(
      '[description.batch | 2 | 2 | [description.batchPart | [description.reject] | [description.reject]]]。',
    )
  })
})

test('a value is never read as a sentence', () => {
  const { sentence } = describeTransaction({
    safe,
    tokens: [{ address: usd, symbol: '{to}', decimals: 6 }],
    nameOf: () => '{amount}',
    transaction: transfer,
  })
  expect(sentence).toBe(`Send 1.5 {to} to {amount} (${dave}).`)
})

test('a key that does not exist, and a value that is missing or has no place, do not compile', () => {
  expectTypeOf<['description.send', { amount: string }]>().not.toExtend<DescriptionSaid>()
  expectTypeOf<['description.none']>().not.toExtend<DescriptionSaid>()
  expectTypeOf<['warning.selfCall']>().toExtend<DescriptionSaid>()
})

test('each sentence is whole, or a part of one', () => {
  const parts = /\.(currency|units|collectible|anyAmount|upTo)$/
  for (const [key, sentence] of Object.entries(descriptionCopy)) {
    for (const text of typeof sentence === 'string' ? [sentence] : Object.values(sentence)) {
      if (key.startsWith('warning.') && !parts.test(key)) expect(text, key).toMatch(/\.$/)
    }
  }
})
