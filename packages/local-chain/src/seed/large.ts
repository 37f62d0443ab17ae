import { type Address, type Hex, parseEther, toHex } from 'viem'
import { type HDAccount, sign } from 'viem/accounts'
import {
  approvedHashSignature,
  execTransactionCall,
  safeAbi,
  type SafeTransactionInput,
  safeTxHash,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import { safeVersion } from '../contracts/safeContracts.ts'
import { createBlockBuilder } from '../engine/blockBuilder.ts'
import { ContractMismatchError } from '../errors.ts'
import { accountDefinitions, accountOf, createAccounts } from './createAccounts.ts'
import { callsOf, daysOf, incomeOf, proposalsOf } from './history.ts'
import { payees } from './payees.ts'
import type { SeedContext, SeededAccounts, SeedResult } from './Seed.ts'
import { sendTogether } from './sendTogether.ts'

/** How many transactions the Treasury of the seed `large` has executed. */
export const largeCount = 10_000

/** Executions in a block: all of them fit under the usual limit of 30 million gas. */
export const perBlock = 100

/** What one execution may use; it takes about 80,000. */
const gas = toHex(200_000)

/** The days on which the payments are spread. */
const days = 59

/** The account of the long history. */
export const largeAccounts = (context: Pick<SeedContext, 'signers'>): SeededAccounts => ({
  treasury: accountOf(context, accountDefinitions.treasury),
})

/**
 * A Treasury with a long history: payments to the eight payees, three in dollars and the fourth in ether, each a transaction of its own
 * that two owners wanted. The owner who sends it approves by sending, as wallets do it, and the other one has signed. The next payment
 * waits for a second signature.
 *
 * @param context what the seed works on
 * @param count how many payments
 * @throws ContractMismatchError when a payment failed
 */
export async function seedLarge(context: SeedContext, count = largeCount): Promise<SeedResult> {
  const { client, chainId, startTime } = context
  const blocks = createBlockBuilder(client)
  await createAccounts(context, blocks, [accountDefinitions.treasury])
  const accounts = largeAccounts(context)
  const safe = accounts.treasury.address
  const { deposit, mintDollars } = incomeOf(context, blocks, safe)
  await deposit('12')
  await mintDollars(100 * count)
  await daysOf(context, blocks)(0.5)

  const paymentOf = paymentsOf(context)
  const { alice, bob, carol } = context.signers
  const pairs: readonly (readonly [HDAccount, HDAccount])[] = [
    [alice, bob],
    [bob, carol],
    [carol, alice],
  ]
  const signed = async (signer: HDAccount, nonce: number) => {
    const transaction = toSafeTransaction(paymentOf(nonce))
    const hash = safeTxHash({ chainId, safe, version: safeVersion, transaction })
    const signature = await sign({ hash, privateKey: privateKeyOf(signer), to: 'hex' })
    return { transaction, signature: { owner: signer.address, signature } }
  }
  const sentBy = new Map<Address, number>()
  for (const { address } of [alice, bob, carol])
    sentBy.set(address, await client.getTransactionCount({ address }))

  for (let first = 0; first < count; first += perBlock) {
    // One sender in a block: the node keeps the order of the payments of one sender only.
    const [sender, signer] = pairs[(first / perBlock) % pairs.length] ?? [alice, bob]
    const from = sender.address
    const approval = { owner: from, signature: approvedHashSignature(from) }
    const calls: object[] = []
    const accountNonce = sentBy.get(from) ?? 0
    const size = Math.min(perBlock, count - first)
    for (let index = 0; index < size; index += 1) {
      const { transaction, signature } = await signed(signer, first + index)
      const signatures = [approval, signature]
      const { to, data } = execTransactionCall({ safe, transaction, signatures })
      calls.push({ from, to, data, gas, nonce: toHex(accountNonce + index) })
    }
    sentBy.set(from, accountNonce + size)
    await sendTogether(client, calls)
    const day = 0.5 + (days * (first + size)) / count
    const time = Math.floor(startTime / 1000) + Math.round(day * 86_400)
    await client.setNextBlockTimestamp({ timestamp: BigInt(time) })
    await client.mine({ blocks: 1 })
  }
  // The account counts what went well only: without a gas limit of its own, a transaction that fails reverts as a whole.
  const made = await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })
  if (made !== BigInt(count))
    throw new ContractMismatchError('The long history', `${made} of ${count} payments were made.`)
  const next = await proposalsOf(context, safe)('The next payment', [alice], paymentOf(count))
  return { accounts, proposals: [next] }
}

/** The payment of a nonce: to one of the payees, and no two after each other alike. */
function paymentsOf(context: SeedContext): (nonce: number) => SafeTransactionInput {
  const { transferDollars } = callsOf(context)
  return (nonce) => {
    const to = payees[(nonce + Math.floor(nonce / 8)) % payees.length]?.address
    if (!to) throw new Error('There are payees.')
    const payment =
      nonce % 4 === 3
        ? { to, value: parseEther('0.001') }
        : transferDollars(to, 10 + (nonce % 9000) / 100)
    return { ...payment, nonce: BigInt(nonce) }
  }
}

function privateKeyOf(signer: HDAccount): Hex {
  const { privateKey } = signer.getHdKey()
  if (!privateKey) throw new Error('The development phrase gave no private key.')
  return toHex(privateKey)
}
