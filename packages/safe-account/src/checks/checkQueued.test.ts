import { type Address, type Hex, padHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { TransactionDetails, TransactionInfo } from '@ghost-pay/gateway-client'
import {
  accountAddress,
  buildDetails,
  buildTransfer,
  infoOf,
  testAddresses,
} from '@ghost-pay/gateway-testing'
import { approvedHashSignature, safeTxTypedData, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { checkQueued } from './checkQueued.ts'
import { checkSignatures } from './checkSignatures.ts'

const [one, two, stranger] = ([1n, 2n, 3n] as const).map((key) =>
  privateKeyToAccount(padHex(`0x${key}`, { size: 32 })),
)
if (one === undefined || two === undefined || stranger === undefined) throw new Error('Three keys.')

const account = {
  chainId: 1,
  address: accountAddress as Address,
  owners: [one.address, two.address],
  threshold: 2,
  version: '1.4.1',
}

/** A signature for the payment that `buildDetails` makes, or for another amount. */
const signed = async (by: typeof one, value = 10n ** 18n) => ({
  signer: infoOf(by.address),
  signature: await by.signTypedData(
    safeTxTypedData({
      chainId: 1,
      safe: accountAddress,
      version: '1.4.1',
      transaction: { to: testAddresses.shop, value, nonce: 7 },
    }),
  ),
  submittedAt: 0,
})
type Confirmation = { signer: ReturnType<typeof infoOf>; signature: Hex; submittedAt: number }
const detailsWith = (
  confirmations: Confirmation[],
  changes: Partial<TransactionDetails> = {},
): TransactionDetails => {
  const details = buildDetails(changes)
  const { detailedExecutionInfo } = details
  if (detailedExecutionInfo?.type !== 'MULTISIG') throw new Error('Owners sign it.')
  return { ...details, detailedExecutionInfo: { ...detailedExecutionInfo, confirmations } }
}
const check = (details: TransactionDetails, submitted: number, required = 2) =>
  checkQueued(details, account, { id: details.txId, submitted, required }, checkSignatures)

test('the signers are the owners whose signatures recover', async () => {
  const details = detailsWith([await signed(one), await signed(two)])
  expect(await check(details, 2)).toEqual({
    signers: [one.address, two.address],
    contradictions: [],
    proposer: testAddresses.alice,
    signable: {
      chainId: 1,
      safe: accountAddress,
      version: '1.4.1',
      transaction: toSafeTransaction({ to: testAddresses.shop, value: 10n ** 18n, nonce: 7 }),
    },
  })
})

test('a row at another place in line than its own bytes is stopped', async () => {
  const details = detailsWith([await signed(one)])
  const row = { id: details.txId, submitted: 1, required: 2 }
  expect(
    await checkQueued(details, account, { ...row, nonce: 7 }, checkSignatures),
  ).not.toHaveProperty('isStopped')
  expect(await checkQueued(details, account, { ...row, nonce: 6 }, checkSignatures)).toMatchObject({
    isStopped: true,
    contradictions: [{ kind: 'place' }],
  })
})

test('a row that says something else than the page of its transaction is contradicted', async () => {
  const details = detailsWith([await signed(one)])
  const row = { id: details.txId, submitted: 1, required: 2 }
  const same = { ...row, says: (info: TransactionInfo) => info === details.txInfo }
  expect(await checkQueued(details, account, same, checkSignatures)).toMatchObject({
    contradictions: [],
  })
  const other = { ...row, says: (info: TransactionInfo) => info !== details.txInfo }
  const found = await checkQueued(details, account, other, checkSignatures)
  expect(found?.contradictions).toEqual([{ kind: 'list' }])
})

test('what would run foreign code as the account is stopped', async () => {
  const { txData } = buildDetails()
  if (txData === null) throw new Error('It shows what it calls.')
  const stolen = detailsWith([], { txData: { ...txData, operation: 1 } })
  const result = await check(stolen, 0)
  expect(result?.isStopped).toBe(true)
  expect(result?.contradictions).toContainEqual({ kind: 'code' })
})

test('forged, foreign and repeated signatures count nothing, and the count is named', async () => {
  const forged = { ...(await signed(one)), signer: infoOf(two.address) }
  const other = await signed(two, 5n)
  for (const confirmation of [forged, other, await signed(stranger), await signed(one)]) {
    const result = await check(detailsWith([await signed(one), confirmation]), 2)
    expect(result?.signers).toEqual([one.address])
    expect(result?.contradictions).toEqual([{ kind: 'signatures', counted: 2, held: 1 }])
  }
  const none = await check(detailsWith([forged]), 1)
  expect(none?.contradictions).toEqual([{ kind: 'signatures', counted: 1, held: 0 }])
})

test('a count in the list without signatures behind it is named', async () => {
  expect((await check(detailsWith([]), 2))?.contradictions).toEqual([
    { kind: 'signatures', counted: 2, held: 0 },
  ])
})

test('another threshold than the account’s is named', async () => {
  const result = await check(detailsWith([await signed(one)]), 1, 1)
  expect(result?.contradictions).toEqual([{ kind: 'required', asked: 1, needed: 2 }])
})

test('other words than the bytes, other bytes than the hash, and missing bytes are named', async () => {
  const confirmations = [await signed(one)]
  const words = await check(detailsWith(confirmations, { txInfo: buildTransfer({ value: 1n }) }), 1)
  expect(words?.contradictions).toEqual([{ kind: 'other' }])
  const missing = await check(detailsWith(confirmations, { txData: null }), 1)
  expect(missing?.contradictions).toHaveLength(1)
  const { txData } = buildDetails()
  if (txData === null) throw new Error('It has a call.')
  const bytes = detailsWith(confirmations, {
    txData: { ...txData, value: 5n },
    txInfo: buildTransfer({ value: 5n }),
  })
  expect((await check(bytes, 1))?.contradictions).toContainEqual({ kind: 'hash' })
})

test('a transaction of another account is none of this one', async () => {
  const result = await check(detailsWith([], { safeAddress: testAddresses.bob }), 0)
  expect(result?.contradictions).toEqual([{ kind: 'foreign' }])
})

test('what is not signed cannot be checked, nor can anything of an unknown version', async () => {
  const unsigned = buildDetails({ detailedExecutionInfo: null })
  expect(await check(unsigned, 0)).toBeUndefined()
  const details = detailsWith([await signed(one)])
  const queued = { id: details.txId, submitted: 1, required: 2 }
  expect(
    await checkQueued(details, { ...account, version: null }, queued, checkSignatures),
  ).toBeUndefined()
})

test('another hash is named, be it in the row or in the transaction', async () => {
  const lie = [{ kind: 'hash' }]
  const details = detailsWith([await signed(one)])
  const other: Hex = `0x${'ab'.repeat(32)}`
  const ask = (said: TransactionDetails, id: string) =>
    checkQueued(said, account, { id, submitted: 1, required: 2 }, checkSignatures)
  expect((await ask(details, `multisig_${accountAddress}_${other}`))?.contradictions).toEqual(lie)
  const { detailedExecutionInfo: execution } = details
  if (execution?.type !== 'MULTISIG') throw new Error('Owners sign it.')
  const elsewhere = { ...details, detailedExecutionInfo: { ...execution, safeTxHash: other } }
  expect((await ask(elsewhere, details.txId))?.contradictions).toEqual(lie)
  const capitals = details.txId.replace(/[a-f\d]{64}$/, (digits) => digits.toUpperCase())
  expect((await ask(details, capitals))?.contradictions).toEqual([])
})

test('a signature that does not hold is named, however few the row counts', async () => {
  const forged = { ...(await signed(one)), signer: infoOf(two.address) }
  expect((await check(detailsWith([await signed(one), forged]), 1))?.contradictions).toEqual([
    { kind: 'signatures', counted: 2, held: 1 },
  ])
})

test('an approval counts when the chain knows it, and is named when it does not', async () => {
  const approval = {
    signer: infoOf(two.address),
    signature: approvedHashSignature(two.address),
    submittedAt: 0,
  }
  const details = detailsWith([await signed(one), approval])
  const ask = (worth: 'signed' | 'invalid') =>
    checkQueued(
      details,
      account,
      { id: details.txId, submitted: 2, required: 2 },
      async (signable, parameters) =>
        (await checkSignatures(signable, parameters)).map((it) =>
          it.worth === 'onChain' ? { ...it, worth } : it,
        ),
    )
  expect(await ask('signed')).toMatchObject({
    signers: [one.address, two.address],
    contradictions: [],
  })
  expect(await ask('invalid')).toMatchObject({
    signers: [one.address],
    contradictions: [{ kind: 'signatures', counted: 2, held: 1 }],
  })
})
