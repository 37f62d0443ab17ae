import { type Address, type Hex, padHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { checkSignatures } from '@ghost-pay/safe-account'
import { approvedHashSignature, safeTxTypedData, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { accountAddress } from '../testing/buildAccount.ts'
import { buildDetails } from '../testing/buildDetails.ts'
import { buildTransfer, infoOf, testAddresses } from '../testing/buildTransaction.ts'
import { say, speak } from '../text/Spoken.ts'
import { checkQueued as checkByKey } from './checkQueued.ts'
import { contradictionCopy } from './contradictionCopy.ts'
import { saidOf } from './saidOf.ts'

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

/** With the sentences as they are in English. */
async function checkQueued(...parameters: Parameters<typeof checkByKey>) {
  const found = await checkByKey(...parameters)
  const english = found?.contradictions.map((said) => say(speak(contradictionCopy, ...said)))
  return found && { ...found, contradictions: english }
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
    contradictions: ['Safe’s service gives it another number in line than what is signed.'],
  })
})

test('a row that says something else than the page of its transaction is contradicted', async () => {
  const details = detailsWith([await signed(one)])
  const row = { id: details.txId, submitted: 1, required: 2 }
  const said = saidOf(details.txInfo)
  expect(await checkQueued(details, account, { ...row, said }, checkSignatures)).toMatchObject({
    contradictions: [],
  })
  const other = saidOf(buildTransfer({ value: 5n }))
  expect(other).not.toBe(said)
  const found = await checkQueued(details, account, { ...row, said: other }, checkSignatures)
  expect(found?.contradictions).toEqual(['In its list Safe’s service says something else.'])
})

test('what would run foreign code as the account is stopped', async () => {
  const { txData } = buildDetails()
  if (txData === null) throw new Error('It shows what it calls.')
  const stolen = detailsWith([], { txData: { ...txData, operation: 1 } })
  const result = await check(stolen, 0)
  expect(result?.isStopped).toBe(true)
  expect(result?.contradictions).toContain(
    'It runs foreign code as the account. Do not approve it.',
  )
})

test('forged, foreign and repeated signatures count nothing, and the count is named', async () => {
  const forged = { ...(await signed(one)), signer: infoOf(two.address) }
  const other = await signed(two, 5n)
  for (const confirmation of [forged, other, await signed(stranger), await signed(one)]) {
    const result = await check(detailsWith([await signed(one), confirmation]), 2)
    expect(result?.signers).toEqual([one.address])
    expect(result?.contradictions).toEqual(['Safe’s service counts 2 signatures. Only 1 holds.'])
  }
  const none = await check(detailsWith([forged]), 1)
  expect(none?.contradictions).toEqual(['Safe’s service counts 1 signature. None holds.'])
})

test('a count in the list without signatures behind it is named', async () => {
  expect((await check(detailsWith([]), 2))?.contradictions).toEqual([
    'Safe’s service counts 2 signatures. None holds.',
  ])
})

test('another threshold than the account’s is named', async () => {
  const result = await check(detailsWith([await signed(one)]), 1, 1)
  expect(result?.contradictions).toEqual([
    'Safe’s service asks for 1 of the 2 signatures that the account asks for.',
  ])
})

test('other words than the bytes, other bytes than the hash, and missing bytes are named', async () => {
  const confirmations = [await signed(one)]
  const words = await check(detailsWith(confirmations, { txInfo: buildTransfer({ value: 1n }) }), 1)
  expect(words?.contradictions).toEqual(['It does something else than Safe’s service says.'])
  const missing = await check(detailsWith(confirmations, { txData: null }), 1)
  expect(missing?.contradictions).toHaveLength(1)
  const { txData } = buildDetails()
  if (txData === null) throw new Error('It has a call.')
  const bytes = detailsWith(confirmations, {
    txData: { ...txData, value: 5n },
    txInfo: buildTransfer({ value: 5n }),
  })
  expect((await check(bytes, 1))?.contradictions).toContain(
    'What Safe’s service shows does not match its hash. Do not approve it.',
  )
})

test('a transaction of another account is none of this one', async () => {
  const result = await check(detailsWith([], { safeAddress: testAddresses.bob }), 0)
  expect(result?.contradictions).toEqual(['This is a transaction of another account.'])
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
  const lie = ['What Safe’s service shows does not match its hash. Do not approve it.']
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
    'Safe’s service counts 2 signatures. Only 1 holds.',
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
    contradictions: ['Safe’s service counts 2 signatures. Only 1 holds.'],
  })
})
