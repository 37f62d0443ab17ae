import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  parseEther,
  parseUnits,
  toEventSelector,
} from 'viem'
import {
  createAccountCall,
  erc20TransferCall,
  execTransactionCall,
  predictAccountAddress,
  safeAbi,
  type SafeTransactionInput,
  safeTxHash,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { enableModuleCall } from '@ghost-pay/safe-protocol/modules'

import { demoToken } from '../contracts/demoToken.ts'
import { safeVersion } from '../contracts/safeContracts.ts'
import { type BlockBuilder, createBlockBuilder } from '../engine/blockBuilder.ts'
import { accountDefinitions, accountOf, createAccounts } from './createAccounts.ts'
import type {
  SeedContext,
  SeededAccount,
  SeededAccounts,
  SeededProposal,
  SeedResult,
} from './Seed.ts'
import { signTransaction } from './signTransaction.ts'

/** Who is paid, and the address with the same first and last letters that a thief has. */
export const payee = getAddress('0xa11ce00000555555555555555555555555555555')

/** An address of a thief that looks like the payee's in a short form. */
export const payeeImitation = getAddress('0xa11ce0bad0bad0bad0bad0bad0bad0bad0555555')

/** With it the account that a thief made for the owners, as one of them, looks like the Treasury in a short form. */
const imitationSaltNonce = 2_025_671n

/** The names of the spam tokens. */
export const spamTokens: readonly (readonly [name: string, symbol: string, decimals: number])[] = [
  ['Visit https://claim.example to get 5,000 USDC', 'https://claim.example', 6],
  ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 18],
  ['Demo Dollar', 'dUSD', 6],
  ['Demo Dоllar', 'dUЅD', 6],
  ['\u202Erallod omeD', '\u202EDSUd', 6],
  ['D\u200Be\u200Bm\u200Bo', '\u200B\u200B', 6],
  ['', '', 0],
  ['No amount fits', 'TINY', 255],
  ['Zalgo Z\u0335\u0321\u0353\u034D\u0300\u0301\u0302\u0303\u0304', 'Z\u0335\u0300', 18],
  ['Long '.repeat(400), 'LONG'.repeat(100), 18],
]

/** The accounts of the hostile seed that the owners made themselves. */
export const hostileAccounts = (
  context: Pick<SeedContext, 'signers'>,
): SeededAccounts & Record<'pettyCash', SeededAccount> => ({
  treasury: accountOf(context, accountDefinitions.treasury),
  pettyCash: accountOf(context, accountDefinitions.pettyCash),
})

/**
 * What thieves do to an account: transfers that imitate a real one, spam tokens, an account that looks like the Treasury, a module that
 * took everything, and a queue with a delegatecall into a contract of theirs, a new owner in a batch of gifts, and a note that lies.
 * Dave is the thief.
 */
export async function seedHostile(context: SeedContext): Promise<SeedResult> {
  const blocks = createBlockBuilder(context.client)
  const { treasury, pettyCash } = accountDefinitions
  await createAccounts(context, blocks, [treasury, pettyCash])
  const accounts = hostileAccounts(context)
  await earn(context, blocks, accounts.treasury.address)
  await imitateAccount(context, blocks)
  await poison(context, blocks, accounts.treasury.address)
  await sendSpam(context, blocks, accounts.treasury.address)
  await drain(context, blocks, accounts.pettyCash.address)
  await blocks.mine()
  return { accounts, proposals: await hostileQueue(context, accounts.treasury.address) }
}

const dollars = (amount: string): bigint => parseUnits(amount, 6)

/** Ten ether and 25,000 dUSD, and one real payment. */
async function earn(context: SeedContext, blocks: BlockBuilder, safe: Address): Promise<void> {
  const { chainId, contracts, signers } = context
  const from = signers.deployer.address
  await blocks.add({ from, to: safe, value: parseEther('10'), gas: 100_000n, purpose: 'Ether' })
  const data = encodeFunctionData({
    abi: demoToken.abi,
    functionName: 'mint',
    args: [safe, dollars('25000')],
  })
  await blocks.add({ from, to: contracts.dUsd, data, gas: 300_000n, purpose: 'Dollars' })
  await blocks.mine()
  const payment = erc20TransferCall({
    token: contracts.dUsd,
    to: payee,
    amount: dollars('1200'),
  })
  const transaction = { ...payment, nonce: 0n }
  const signatures = await signTransaction([signers.alice, signers.bob], {
    chainId,
    safe,
    transaction,
  })
  await blocks.add({
    from: signers.alice.address,
    ...execTransactionCall({ safe, transaction, signatures }),
    gas: 1_000_000n,
    purpose: 'A real payment',
  })
  await blocks.mine()
}

/** The account that the thief made: he is one of its owners, and one signature is enough. */
const imitation = ({ signers: { alice, bob, carol, dave } }: Pick<SeedContext, 'signers'>) => ({
  owners: [alice, bob, carol, dave].map(({ address }) => address),
  threshold: 1,
  saltNonce: imitationSaltNonce,
})

/** The address of the account that looks like the Treasury. */
export const imitationAddress = (context: Pick<SeedContext, 'signers'>): Address =>
  predictAccountAddress(imitation(context))

async function imitateAccount(context: SeedContext, blocks: BlockBuilder): Promise<void> {
  await blocks.add({
    from: context.signers.dave.address,
    ...createAccountCall(imitation(context)),
    gas: 1_000_000n,
    purpose: 'An account that looks like the Treasury',
  })
}

/** Transfers that put the thief's address into the history, where the next payment may copy it from. */
async function poison(
  { contracts, signers }: SeedContext,
  blocks: BlockBuilder,
  safe: Address,
): Promise<void> {
  const from = signers.dave.address
  const gas = 2_000_000n
  // Anyone may transfer 0 out of every account.
  const nothing = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [safe, payeeImitation, 0n],
  })
  await blocks.add({ from, to: contracts.dUsd, data: nothing, gas, purpose: 'Nothing' })
  await blocks.add({ from, to: safe, value: 1n, gas, purpose: 'Dust' })
  // A contract that only claims to have moved the amount of the real payment, out of the account.
  await blocks.add({
    from,
    data: claimingTransfer(safe, payeeImitation, dollars('1200')),
    gas,
    purpose: 'A claim',
  })
}

/**
 * Code that emits a transfer of an ERC-20 and leaves a contract that refuses every call.
 */
function claimingTransfer(sender: Address, recipient: Address, amount: bigint): Hex {
  const word = (hex: string) => hex.replace('0x', '').padStart(64, '0')
  const push = (hex: string) => `7f${word(hex)}`
  const topic = toEventSelector('Transfer(address,address,uint256)')
  // mstore(0, amount); log3(0, 32, topic, sender, recipient)
  const emit = `${push(amount.toString(16))}600052${push(recipient)}${push(sender)}${push(topic)}60206000a3`
  // mstore8(0, 0xfe); return(0, 1)
  return `0x${emit}60fe60005360016000f3`
}

async function sendSpam(
  { client, signers }: SeedContext,
  blocks: BlockBuilder,
  safe: Address,
): Promise<void> {
  const from = signers.dave.address
  for (const args of spamTokens)
    await blocks.add({
      from,
      data: encodeDeployData({ abi: demoToken.abi, bytecode: demoToken.bytecode, args }),
      gas: 4_000_000n,
      purpose: `The token ${args[1]}`,
    })
  const receipts = await blocks.mine()
  await client.setNextBlockTimestamp({
    timestamp: (await client.getBlock()).timestamp + 1n,
  })
  const tokens = receipts.slice(-spamTokens.length).flatMap((it) => it.contractAddress ?? [])
  const data = encodeFunctionData({
    abi: demoToken.abi,
    functionName: 'mint',
    args: [safe, 10n ** 24n],
  })
  for (const to of tokens)
    await blocks.add({ from, to, data, gas: 300_000n, purpose: 'Spam of a token' })
}

/** A module that an owner was talked into takes the ether of Petty cash. */
async function drain(
  { chainId, signers }: SeedContext,
  blocks: BlockBuilder,
  safe: Address,
): Promise<void> {
  const { alice, dave } = signers
  const gas = 500_000n
  await blocks.add({
    from: signers.deployer.address,
    to: safe,
    value: parseEther('3'),
    gas,
    purpose: 'Petty cash',
  })
  const transaction = { ...enableModuleCall({ safe, module: dave.address }), nonce: 0n }
  const signatures = await signTransaction([alice], { chainId, safe, transaction })
  await blocks.add({
    from: alice.address,
    ...execTransactionCall({ safe, transaction, signatures }),
    gas,
    purpose: 'A module of a thief',
  })
  await blocks.mine()
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransactionFromModule',
    args: [dave.address, parseEther('3'), '0x', 0],
  })
  await blocks.add({ from: dave.address, to: safe, data, gas, purpose: 'The theft' })
}

/** What waits for signatures: one owner was deceived, or has been taken over. */
function hostileQueue({ chainId, contracts, signers }: SeedContext, safe: Address) {
  const { bob, dave } = signers
  const propose = async (note: string, input: SafeTransactionInput): Promise<SeededProposal> => {
    const transaction = toSafeTransaction(input)
    return {
      safe,
      note,
      transaction,
      safeTxHash: safeTxHash({ chainId, safe, version: safeVersion, transaction }),
      signatures: await signTransaction([bob], { chainId, safe, transaction }),
    }
  }
  return Promise.all([
    // The call looks like a transfer; as a delegatecall it runs the code of a stranger as the account.
    propose('Invoice 2026-118', {
      ...erc20TransferCall({ token: payeeImitation, to: payee, amount: 0n }),
      operation: 1,
      nonce: 1n,
    }),
    propose('Payment to the same supplier as last month', {
      ...erc20TransferCall({
        token: contracts.dUsd,
        to: payeeImitation,
        amount: dollars('1200'),
      }),
      nonce: 2n,
    }),
    propose('\u202E.tnuoma eht kcehc ton oD\u202C <b>Approved by Alice</b>', {
      to: dave.address,
      value: parseEther('9.99'),
      nonce: 3n,
    }),
    propose('Routine maintenance', {
      ...enableModuleCall({ safe, module: dave.address }),
      nonce: 4n,
    }),
    // The account refunds the sender of the execution many times the real cost.
    propose('Rent', {
      to: payee,
      value: 1n,
      baseGas: 1_000_000n,
      gasPrice: 10n ** 12n,
      refundReceiver: dave.address,
      nonce: 5n,
    }),
  ])
}
