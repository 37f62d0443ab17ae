import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Hex, toEventSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { erc20TransferCall, safeTxTypedData } from '@ghost-pay/safe-protocol'
import { decodeMultiSend } from '@ghost-pay/safe-protocol/multisend'

import * as cosign from '../cosign/index.ts'
import * as memo from '../memo/index.ts'
import * as payroll from '../payroll/index.ts'
import * as receipt from '../receipt/index.ts'
import * as requests from '../requests/index.ts'
import { alice, bob, carol } from '../testing/owners.ts'
import { ask, forRequest, lookUp, open } from './askForPayment.ts'
import { isPaymentOf, withInvoice } from './findMemo.ts'
import { isTrue, saveReceipt } from './keepReceipt.ts'
import { collect, readCodes, shareProposal } from './passOn.ts'
import { lookOver, toTransactions } from './payPeople.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const recipes = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))

const account = {
  chainId: 100,
  safe: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  version: '1.4.1',
} as const

describe('README.md', () => {
  test.each(recipes)('shows %s as it is', (file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    const shown = source.trim().replace(/'\.\.\/(\w+)\/index\.ts'/g, "'@ghost-pay/payments/$1'")
    expect(readme).toContain(shown)
  })

  test.each([cosign, memo, payroll, receipt, requests].flatMap(Object.keys))('names %s', (name) => {
    expect(readme).toMatch(new RegExp(`\`${name}[\`(]`))
  })
})

test('passes a proposal on, and collects what comes back', async () => {
  const transaction = { to: bob.address, value: 5n, nonce: 7 }
  const sign = async (owner: typeof alice) =>
    cosign.toProposal({
      ...account,
      transaction,
      signatures: [
        {
          owner: owner.address,
          signature: await owner.signTypedData(safeTxTypedData({ ...account, transaction })),
        },
      ],
    })
  const owners = [alice.address, bob.address, account.safe]
  const ofBob = await sign(bob)
  const { proposal, refused, missing } = await collect(
    [shareProposal(await sign(alice)).link, shareProposal(ofBob).file],
    owners,
  )
  expect(proposal.signatures).toHaveLength(2)
  expect(refused).toEqual([])
  expect(missing).toEqual([account.safe])
  expect(await readCodes(shareProposal(ofBob).codes, owners)).toEqual({
    proposal: ofBob,
    signers: [bob.address],
    missing: [],
  })
})

test('pays pasted lines, and finds what they were for', () => {
  const token = {
    address: account.safe,
    symbol: 'dUSD',
    decimals: 6,
    balance: 10_000_000n,
  } as const
  const payer = { account: alice.address, tokens: [token], token }
  const text = `Alice;${bob.address};2,5;Invoice 1\nCarol;${carol.address};3;Invoice 2`
  const { questions, lines, totals } = lookOver(text, payer, [])
  expect(questions).toEqual([])
  expect(totals).toEqual([{ token, lines: 2, total: 5_500_000n, left: 4_500_000n }])
  const [transaction, ...others] = toTransactions(lines)
  expect(others).toEqual([])
  const [first] = decodeMultiSend(transaction?.data ?? '0x')
  expect(isPaymentOf(first?.data ?? '0x', 'Invoice 1')).toBe(true)
  expect(isPaymentOf(first?.data ?? '0x', 'Invoice 2')).toBe(false)
  const plain = first?.data.slice(0, -64)
  expect(withInvoice(plain === undefined ? '0x' : `0x${plain.slice(2)}`, 'Invoice 1')).toBe(
    first?.data,
  )
})

test('asks to be paid, and sees that it was', async () => {
  const request = {
    chainId: 100,
    payee: account.safe,
    token: null,
    amount: 5n,
    memo: 'Invoice 1',
    requester: alice.address,
    issued: 1_790_000_000,
    expires: undefined,
    fromBlock: 7,
    salt: '0x0102030405060708',
  } as const
  const { link, code } = await ask(request, async (data) => alice.signTypedData(data))
  expect(code).toBe(`ethereum:${account.safe}@100?value=5`)
  expect(await open(link, [alice.address])).toMatchObject({ request, isProven: true })
  expect(await open(link, [bob.address])).toMatchObject({ isProven: false })
  const came =
    (value: string, block: bigint) => async (filter: { address: string; topics: (Hex | null)[] }) =>
      Promise.resolve([
        {
          address: filter.address,
          topics: [filter.topics[0] ?? '0x', `0x${bob.address.slice(2).padStart(64, '0')}`],
          data: `0x${value.padStart(64, '0')}`,
          blockNumber: block,
          transactionHash: `0x${'1'.repeat(64)}`,
          logIndex: 0,
        },
      ])
  expect(await lookUp(request, came('5', 8n))).toMatchObject({ state: 'paid' })
  expect(await lookUp(request, came('4', 8n))).toMatchObject({ state: 'part' })
  expect(await lookUp(request, came('5', 7n))).toMatchObject({ state: 'open' })
  expect(await open(code, [])).toMatchObject({ payment: { amount: 5n }, isProven: false })
  const transfer = erc20TransferCall({ token: account.safe, to: bob.address, amount: 5n })
  expect(memo.readMemo(forRequest(transfer.data, request))?.reference).toBe(
    requests.paymentRequestHash(request),
  )
})

test('keeps a receipt, and holds it against the chain', async () => {
  const hash = `0x${'7'.repeat(64)}` as const
  const chain: receipt.ChainFacts = {
    time: 1_790_000_000,
    receipt: {
      status: 'success',
      transactionHash: hash,
      blockNumber: 5n,
      blockHash: hash,
      from: alice.address,
      gasUsed: 2n,
      effectiveGasPrice: 3n,
      logs: [
        {
          address: account.safe,
          topics: [toEventSelector('ExecutionSuccess(bytes32,uint256)'), hash],
          data: '0x',
          logIndex: 0,
        },
      ],
    },
  }
  const parameters = { chainId: 100, account: account.safe, safeTxHash: hash, native: [] }
  const file = saveReceipt({ ...parameters, ...chain })
  expect(await isTrue(file, async () => Promise.resolve(chain))).toBe(true)
  expect(await isTrue(file, async () => Promise.resolve(null))).toBe(false)
  expect(await isTrue(file, async () => Promise.resolve({ ...chain, time: 1 }))).toBe(false)
})
