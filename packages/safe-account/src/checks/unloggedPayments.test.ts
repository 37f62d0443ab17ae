import { type Address, concatHex, createWalletClient, type Hex, http, toEventSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  erc20TransferCall,
  execTransactionCall,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { readMined } from './readMined.ts'

/** People who are paid. */
const shop: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const other: Address = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
/** Tokens that a test places. */
const tokens: readonly Address[] = [
  '0x00000000000000000000000000000000e1E1e1e1',
  '0x00000000000000000000000000000000e2E2e2E2',
]

let chain: TestChain
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
})
afterAll(() => chain.stop())
beforeEach(() => chain.devnet.reset())

/** A token that answers `false` to everything and moves nothing. */
const refusing: Hex = '0x600060005260206000f3'

/** A token that writes down so much less than it was told to move, and answers `true`. */
const keeping = (less: number): Hex =>
  concatHex([
    `0x60${less.toString(16).padStart(2, '0')}`,
    '0x602435036000526004',
    '0x35337f',
    toEventSelector('Transfer(address,address,uint256)'),
    '0x60206000a3600160005260206000f3',
  ])

/** Alice and Bob sign, and Carol sends it. */
async function execute(signable: SignableTransaction): Promise<Hex> {
  const [alice, bob, carol] = chain.devnet.owners.map(({ privateKey }) =>
    privateKeyToAccount(privateKey),
  )
  if (!alice || !bob || !carol) throw new Error('An owner is missing.')
  const signatures = await Promise.all(
    [alice, bob].map(async (key) => ({
      owner: key.address,
      signature: await key.signTypedData(safeTxTypedData(signable)),
    })),
  )
  const { client } = chain.open()
  const url = client.chain.rpcUrls.default.http[0]
  const wallet = createWalletClient({ account: carol, chain: client.chain, transport: http(url) })
  const hash = await wallet.sendTransaction(execTransactionCall({ ...signable, signatures }))
  await chain.chainControl.mine({ blocks: 1 })
  return hash
}

type Line = { token: Address; to: Address; amount: bigint }

/** Executes payments in one transaction, and reads what the chain says of it. */
async function pay(...lines: readonly Line[]) {
  const { address: multiSend } = getOfficialContract({
    name: 'MultiSendCallOnly',
    version: '1.4.1',
  })
  const calls = lines.map((line) => erc20TransferCall(line))
  const [first] = calls
  if (first === undefined) throw new Error('Nobody is paid.')
  const call = lines.length > 1 ? batchTransaction({ transactions: calls, multiSend }) : first
  const signable = {
    chainId: chain.chainId,
    safe: chain.treasury,
    version: '1.4.1',
    transaction: toSafeTransaction({ ...call, nonce: 0 }),
  } as const
  const hash = await execute(signable)
  return readMined(chain.open().client, { hash, signable })
}

const [one, two] = tokens as [Address, Address]
const place = (address: Address, bytecode: Hex) => chain.chainControl.setCode({ address, bytecode })

test('a payment that its token has written down is there', async () => {
  await place(one, keeping(0))
  const lines = [shop, other, shop].map((to) => ({ token: one, to, amount: 100n }))
  expect((await pay(...lines))?.unlogged).toEqual([])
})

test.each([
  ['answers false', refusing],
  ['keeps a share', keeping(1)],
])('a payment in a token that %s is not', async (_, code) => {
  await place(one, code)
  const line = { token: one, to: shop, amount: 100n }
  expect((await pay(line))?.unlogged).toEqual([line])
})

test('of a batch those are named that are not, each as often as it is missing', async () => {
  await place(one, keeping(0))
  await place(two, refusing)
  const paid = { token: one, to: shop, amount: 100n }
  const unpaid = { ...paid, token: two }
  expect((await pay(paid, unpaid, { ...paid, to: other }, unpaid))?.unlogged).toEqual([
    unpaid,
    unpaid,
  ])
})

test('what is written down once proves one payment', async () => {
  await place(one, keeping(1))
  const line = { token: one, to: shop, amount: 100n }
  // It writes down 99, 99 and 100.
  const more = { ...line, amount: 101n }
  expect((await pay(line, line, more))?.unlogged).toEqual([line, more])
})

test('what the account has not executed says nothing of its payments', async () => {
  await place(one, refusing)
  const signable = {
    chainId: chain.chainId,
    safe: chain.treasury,
    version: '1.4.1',
    transaction: toSafeTransaction({
      ...erc20TransferCall({ token: one, to: shop, amount: 1n }),
      nonce: 0,
    }),
  } as const
  const hash = await execute(signable)
  const later = { ...signable, transaction: { ...signable.transaction, nonce: 1n } }
  const { client } = chain.open()
  expect((await readMined(client, { hash, signable: later }))?.unlogged).toEqual([])
})
