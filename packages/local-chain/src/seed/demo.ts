import { encodeFunctionData, parseEther } from 'viem'
import {
  addOwnerCall,
  erc20TransferCall,
  erc721TransferCall,
  rejectionTransaction,
} from '@ghost-pay/safe-protocol'

import { demoToken } from '../contracts/demoToken.ts'
import { type BlockBuilder, createBlockBuilder } from '../engine/blockBuilder.ts'
import { accountDefinitions, accountOf, createAccounts } from './createAccounts.ts'
import { callsOf, daysOf, dollars, executionsOf, incomeOf, proposalsOf } from './history.ts'
import { lookAlike, payees } from './payees.ts'
import type {
  SeedContext,
  SeededAccount,
  SeededAccounts,
  SeededProposal,
  SeedResult,
} from './Seed.ts'

/** The balances of the Treasury at the end of its history. */
export const treasuryBalances = { eth: parseEther('40'), dUsd: dollars(125_000), ghost: 3 } as const

const addresses = payees.map(({ address }) => address)
const [writer, , designer, , grantee, secondGrantee, thirdGrantee] = addresses

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
 * failed, one that was called off, and a cent from an address that looks like Grace's; in the end the balances of `treasuryBalances`.
 * The Treasury's queue is empty, so that a visitor's first payment can be executed at once; Grants has a queue.
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
  const payroll = () => batch(addresses.map((to, index) => transferDollars(to, 1_200 + 50 * index)))
  const onDay = daysOf(context, blocks)

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
  // A cent less than a round sum: the look-alike sends it.
  await mintDollars(42_299.99)
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
  await onDay(53)
  await poison(context, blocks, treasury)
  await onDay(55.5)
  await execute('The third payroll', payroll(), [carol, alice])
  await onDay(59.4)
}

/** A cent from the look-alike: it puts the address into the history, where the next payment may copy it from. */
async function poison(
  { client, contracts, signers }: SeedContext,
  blocks: BlockBuilder,
  treasury: SeededAccount,
): Promise<void> {
  const gas = 300_000n
  await blocks.add({
    from: signers.deployer.address,
    to: contracts.dUsd,
    data: encodeFunctionData({
      abi: demoToken.abi,
      functionName: 'mint',
      args: [lookAlike, dollars(0.01)],
    }),
    gas,
    purpose: 'A cent for the look-alike',
  })
  await client.setBalance({ address: lookAlike, value: parseEther('1') })
  await client.impersonateAccount({ address: lookAlike })
  await blocks.add({
    from: lookAlike,
    ...erc20TransferCall({ token: contracts.dUsd, to: treasury.address, amount: dollars(0.01) }),
    gas,
    purpose: 'A cent from the look-alike',
  })
  await client.stopImpersonatingAccount({ address: lookAlike })
}

/** The queue of Grants: an invoice and its rejection, a batch that is ready, and a new owner. */
function grantsQueue(context: SeedContext, grants: SeededAccount): Promise<SeededProposal[]> {
  const { alice, bob, carol, dave } = context.signers
  const { transferDollars, batch } = callsOf(context)
  const safe = grants.address
  const propose = proposalsOf(context, safe)
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
