import { getAddress, keccak256, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import {
  describeTransaction,
  erc20TransferCall,
  type SafeTransactionInput,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { sentenceToCompare } from './sentenceToCompare.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const usd = { address: '0x2E672abb1F6eCBe9E7cFCE00665df31548CA0923', symbol: 'dUSD', decimals: 6 }
const eur = { address: '0x3e672abB1f6eCbe9E7cfce00665Df31548Ca0924', symbol: 'dEUR', decimals: 6 }
const eth = { symbol: 'ETH', decimals: 18 }
const payee = (line: number) =>
  getAddress(`0x${keccak256(stringToHex(`payee ${line}`)).slice(-40)}`)
const pay = (line: number, amount: bigint, { address: token } = usd) => ({
  ...erc20TransferCall({ token, to: payee(line), amount }),
})
const call = { to: usd.address, value: 0n, data: '0x12345678' } as const
const inOne = (transactions: Parameters<typeof batchTransaction>[0]['transactions']) =>
  batchTransaction({
    transactions,
    multiSend: getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address,
  })

function sentenceOf(
  transaction: Omit<SafeTransactionInput, 'nonce'>,
  hints = { tokens: [usd, eur], currency: eth, account: 'Treasury' as string | undefined },
) {
  const description = describeTransaction({ safe, transaction, ...hints })
  return sentenceToCompare(description, hints, { safe, nonce: 44n })
}

test('the sentence of a payroll has its counts and every sum, and leaves no line out', () => {
  const lines = Array.from({ length: 28 }, (_, line) =>
    pay(line, line % 7 === 2 ? 1_645_000_000n : 1_886_198_000n, line % 7 === 2 ? eur : usd),
  )
  expect(sentenceOf(inOne(lines))).toBe(
    '28 payments to 28 payees: 45,268.752 dUSD and 6,580.00 dEUR, from Treasury, no. 44.',
  )
  // One that is changed, left out or added gives another sentence.
  const sentences = [
    lines,
    lines.slice(1),
    [...lines, pay(3, 0n)],
    [...lines, pay(99, 0n)],
    [pay(0, 1n), ...lines.slice(1)],
    [...lines, call],
  ].map((all) => sentenceOf(inOne(all)))
  expect(new Set(sentences).size).toBe(sentences.length)
})

test.each([
  [
    'a payee who is paid twice is one payee',
    [pay(1, 1n), pay(1, 2_500_000n)],
    '2 payments to 1 payee: 2.500001 dUSD, from Treasury, no. 44.',
  ],
  [
    'three tokens are three sums',
    [pay(1, 5_000_000n), pay(2, 6_000_000n, eur), { to: payee(3), value: 10n ** 18n, data: '0x' }],
    '3 payments to 3 payees: 5.00 dUSD, 6.00 dEUR and 1.00 ETH, from Treasury, no. 44.',
  ],
  [
    'what is no payment is counted',
    [pay(1, 5_000_000n), call],
    '1 payment to 1 payee: 5.00 dUSD, and 1 contract call, from Treasury, no. 44.',
  ],
  [
    'money beside a transfer makes it no payment',
    [pay(1, 5_000_000n), { ...pay(2, 1n), value: 7n }],
    '1 payment to 1 payee: 5.00 dUSD, and 1 contract call, from Treasury, no. 44.',
  ],
  ['calls alone have no sum', [call, call], '2 contract calls, from Treasury, no. 44.'],
] as const)('%s', (_, transactions, sentence) => {
  expect(sentenceOf(inOne([...transactions]))).toBe(sentence)
})

test('a batch in a batch is counted line by line, and a refund is said', () => {
  const inner = inOne([pay(1, 1_000_000n), pay(2, 1_000_000n)])
  expect(sentenceOf({ ...inner, gasPrice: 7n })).toBe(
    '2 payments to 2 payees: 2.00 dUSD, and a refund, from Treasury, no. 44.',
  )
})

test('an account without a name and a token without one go by their addresses', () => {
  const hints = { tokens: [], currency: undefined, account: undefined }
  expect(sentenceOf(inOne([pay(1, 1_500_000n), pay(2, 1n)]), { ...hints, currency: eth })).toBe(
    `2 payments to 2 payees: 1,500,001 units of the unknown token ${usd.address}, from ${safe}, no. 44.`,
  )
})

test('one payment is said as before, to the whole address', () => {
  expect(sentenceOf(pay(1, 4_200_000_000n))).toBe(`Send 4,200 dUSD to ${payee(1)}.`)
})
