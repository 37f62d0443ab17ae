import {
  type Address,
  encodeFunctionData,
  getAddress,
  type HDAccount,
  type Hex,
  parseEther,
  parseUnits,
} from 'viem'
import {
  addOwnerCall,
  erc20TransferCall,
  erc721TransferCall,
  execTransactionCall,
  type MetaTransactionInput,
  rejectionTransaction,
  type SafeTransactionInput,
  safeTxHash,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { demoNft } from '../contracts/demoNft.ts'
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

/** dUSD has six decimals. */
const dollars = (amount: number): bigint => parseUnits(String(amount), 6)

/** The balances of the Treasury at the end of its history. */
export const treasuryBalances = { eth: parseEther('40'), dUsd: dollars(125_000), ghost: 3 } as const

/** Eight addresses for the payroll. Their keys are unknown. */
const payees: readonly Address[] = Array.from({ length: 8 }, (_, index) =>
  getAddress(`0x${(0xa11ce00000 + index).toString(16).padEnd(40, '5')}`),
)
const [writer, , designer, , grantee, secondGrantee, thirdGrantee] = payees

/** All accounts of the demo. */
type DemoAccounts = Required<SeededAccounts> & Record<'pettyCash' | 'grants', SeededAccount>

/** The accounts of the demo. */
export const demoAccounts = (context: Pick<SeedContext, 'signers'>): DemoAccounts => ({
  treasury: accountOf(context, accountDefinitions.treasury),
  pettyCash: accountOf(context, accountDefinitions.pettyCash),
  grants: accountOf(context, accountDefinitions.grants),
})

/**
 * Sixty days of history of three accounts: deposits, payrolls, grants, an invoice, a collectible given away, a payment that
 * failed and one that was called off; in the end the balances of `treasuryBalances`. The Treasury's queue is empty, so that a
 * visitor's first payment can be executed at once; Grants has a queue.
 */
export async function seedDemo(context: SeedContext): Promise<SeedResult> {
  const blocks = createBlockBuilder(context.client)
  const { treasury, pettyCash, grants } = accountDefinitions
  await createAccounts(context, blocks, [treasury, pettyCash, grants])
  const accounts = demoAccounts(context)
  await playHistory(context, blocks, accounts)
  return { accounts, proposals: await grantsQueue(context, accounts.grants) }
}

/** What happened, day by day since the chain's first block. */
async function playHistory(
  context: SeedContext,
  blocks: BlockBuilder,
  { treasury, pettyCash, grants }: DemoAccounts,
): Promise<void> {
  const { contracts, signers } = context
  const { alice, bob, carol, dave } = signers
  const { transferDollars, batch } = callsOf(context)
  const { deposit, mintDollars, mintGhost } = incomeOf(context, blocks, treasury.address)
  const execute = executionsOf(context, blocks, treasury.address)
  const payroll = () => batch(payees.map((to, index) => transferDollars(to, 1_200 + 50 * index)))
  const onDay = (day: number) =>
    blocks.mine(Math.floor(context.startTime / 1000) + Math.round(day * 86_400))

  await onDay(0.2)
  await deposit('30')
  await onDay(0.5)
  await mintDollars(120_000)
  await onDay(1)
  await execute(
    'Filling the petty cash',
    batch([
      { to: pettyCash.address, value: parseEther('2') },
      transferDollars(pettyCash.address, 900),
    ]),
    [alice, bob],
  )
  await onDay(2)
  await execute('The first payroll', payroll(), [bob, carol])
  await onDay(5)
  for (let count = 0; count < 4; count += 1) await mintGhost()
  await onDay(9)
  await execute('An invoice', transferDollars(designer, 3_400), [carol, alice])
  await onDay(14)
  await deposit('17.75')
  await onDay(18.4)
  await mintDollars(42_300)
  await onDay(21)
  await execute(
    'Filling the grants',
    batch([
      { to: grants.address, value: parseEther('5') },
      transferDollars(grants.address, 20_000),
    ]),
    [alice, carol],
  )
  await onDay(26)
  await execute(
    'A collectible for Dave',
    erc721TransferCall({
      token: contracts.ghost,
      from: treasury.address,
      to: dave.address,
      tokenId: 2n,
    }),
    [bob, alice],
  )
  await onDay(31)
  await execute('The second payroll', payroll(), [alice, bob])
  await onDay(35)
  // With gas set for the inner call the account notes the failure and goes on.
  const tooMuch = { ...transferDollars(writer, 99_999_999), safeTxGas: 1n }
  await execute('A payment that fails', tooMuch, [carol, bob])
  await onDay(41)
  await mintDollars(20_000)
  await onDay(46)
  await execute('Dave’s audit', { to: dave.address, value: parseEther('0.75') }, [bob, carol])
  await onDay(52)
  await execute('Calling a payment off', { to: treasury.address }, [alice, carol])
  await onDay(55.5)
  await execute('The third payroll', payroll(), [carol, alice])
  await onDay(59.4)
}

/** The queue of Grants: an invoice and its rejection, a batch that is ready, and a new owner. */
function grantsQueue(context: SeedContext, grants: SeededAccount): Promise<SeededProposal[]> {
  const { chainId } = context
  const { alice, bob, carol, dave } = context.signers
  const { transferDollars, batch } = callsOf(context)
  const safe = grants.address
  const propose = async (
    note: string,
    signers: readonly HDAccount[],
    input: SafeTransactionInput,
  ): Promise<SeededProposal> => {
    const transaction = toSafeTransaction(input)
    return {
      safe,
      note,
      transaction,
      safeTxHash: safeTxHash({ chainId, safe, version: safeVersion, transaction }),
      signatures: await signTransaction(signers, { chainId, safe, transaction }),
    }
  }
  return Promise.all([
    propose('Invoice 2026-114', [alice], { ...transferDollars(designer, 4_200), nonce: 0n }),
    propose('Call off invoice 2026-114', [bob], rejectionTransaction({ safe, nonce: 0n })),
    propose('Grants of November', [alice, bob], {
      ...batch([
        transferDollars(grantee, 2_500),
        transferDollars(secondGrantee, 2_500),
        { to: thirdGrantee ?? safe, value: parseEther('0.5') },
      ]),
      nonce: 1n,
    }),
    propose('Dave joins', [carol], {
      ...addOwnerCall({
        safe,
        owners: grants.owners.map(({ address }) => address),
        owner: dave.address,
        threshold: 2,
      }),
      nonce: 2n,
    }),
  ])
}

/** Shorthands for the calls of an account. */
function callsOf({ contracts }: SeedContext) {
  return {
    transferDollars: (to: Address | undefined, amount: number) =>
      erc20TransferCall({
        token: contracts.dUsd,
        to: to ?? contracts.dUsd,
        amount: dollars(amount),
      }),
    batch: (transactions: readonly MetaTransactionInput[]) =>
      batchTransaction({ transactions, multiSend: contracts.multiSendCallOnly }),
  }
}

/** Shorthands for what the deployer sends to an account. */
function incomeOf({ contracts, signers }: SeedContext, blocks: BlockBuilder, account: Address) {
  const from = signers.deployer.address
  const gas = 300_000n
  const call = (to: Address, data: Hex, purpose: string) =>
    blocks.add({ from, to, data, gas, purpose })
  return {
    deposit: (eth: string) =>
      blocks.add({ from, to: account, value: parseEther(eth), gas, purpose: 'A deposit' }),
    mintDollars: (amount: number) =>
      call(
        contracts.dUsd,
        encodeFunctionData({
          abi: demoToken.abi,
          functionName: 'mint',
          args: [account, dollars(amount)],
        }),
        'Dollars for the Treasury',
      ),
    mintGhost: () =>
      call(
        contracts.ghost,
        encodeFunctionData({ abi: demoNft.abi, functionName: 'mint', args: [account] }),
        'A collectible for the Treasury',
      ),
  }
}

/** Creates the function that executes a transaction of an account: two owners sign, the first of them executes. */
function executionsOf({ chainId }: SeedContext, blocks: BlockBuilder, safe: Address) {
  let nonce = 0n
  return async (
    purpose: string,
    call: Omit<SafeTransactionInput, 'nonce'>,
    signers: readonly [HDAccount, HDAccount],
  ): Promise<void> => {
    const transaction = { ...call, nonce: nonce++ }
    const signatures = await signTransaction(signers, { chainId, safe, transaction })
    await blocks.add({
      from: signers[0].address,
      ...execTransactionCall({ safe, transaction, signatures }),
      gas: 3_000_000n,
      purpose,
    })
  }
}
