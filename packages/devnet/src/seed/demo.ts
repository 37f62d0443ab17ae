import { erc721Abi, execTransactionCall, safeAbi } from '@ghost-pay/safe-protocol'
import { type Address, encodeFunctionData, getAddress, type HDAccount, parseEther } from 'viem'

import { createMiner } from '../chain/Miner.ts'
import { demoNft } from '../contracts/demoNft.ts'
import { demoToken } from '../contracts/demoToken.ts'
import { batch, type Call, dollars, tokenTransfer } from './calls.ts'
import { accountPlans, createAccounts } from './createAccounts.ts'
import type { SeedContext, SeededProposal, SeedResult } from './Seed.ts'
import { signTransaction } from './signTransaction.ts'

/** What the Treasury has once its past is over. */
export const treasuryBalances = { eth: parseEther('40'), dUsd: dollars(125_000), ghost: 3 } as const

/** Eight people on the payroll: addresses that nobody has the key of. */
const payees: readonly Address[] = Array.from({ length: 8 }, (_, index) =>
  getAddress(`0x${(0xa11ce00000 + index).toString(16).padEnd(40, '5')}`),
)
const payee = (index: number): Address => payees[index % payees.length] ?? payees[0]!

/** From the first block to the last, in days. The last event is shortly before now. */
const daysOfHistory = 60

/**
 * Sixty days in the life of three people: deposits, payrolls, grants, an invoice, a collectible given away, a payment that
 * failed and one that was called off; in the end the balances of `treasuryBalances`. The Treasury's queue is empty, so that a
 * visitor's first payment can be carried out at once; Grants has a queue.
 */
export async function seedDemo(context: SeedContext): Promise<SeedResult> {
  const { rpc, chainId, contracts, people } = context
  const { alice, bob, carol, dave, deployer } = people
  const miner = createMiner(rpc)
  const onDay = (day: number) =>
    miner.mine(Math.floor(context.startTime / 1000) + Math.round(day * 86_400))

  const [treasury, pettyCash, grants] = await createAccounts(context, miner, [
    accountPlans.treasury,
    accountPlans.pettyCash,
    accountPlans.grants,
  ])
  if (!treasury || !pettyCash || !grants) throw new Error('The accounts were not made.')
  await onDay(0.2)

  const send = (to: Address, parts: { value?: bigint; data?: `0x${string}` }, purpose: string) =>
    miner.send({ from: deployer.address, to, ...parts, gas: 300_000n, purpose })
  const deposit = (eth: string) => send(treasury.address, { value: parseEther(eth) }, 'A deposit')
  const mintDollars = (amount: number) =>
    send(
      contracts.dUsd,
      {
        data: encodeFunctionData({
          abi: demoToken.abi,
          functionName: 'mint',
          args: [treasury.address, dollars(amount)],
        }),
      },
      'A payment of dUSD',
    )
  const mintGhost = () =>
    send(
      contracts.ghost,
      {
        data: encodeFunctionData({
          abi: demoNft.abi,
          functionName: 'mint',
          args: [treasury.address],
        }),
      },
      'A collectible',
    )

  let nonce = 0n
  /** Two owners sign, the first of them executes. */
  async function execute(call: Call, signers: readonly [HDAccount, HDAccount], purpose: string) {
    const transaction = { ...call, nonce: nonce++ }
    const safe = treasury?.address ?? '0x'
    const signatures = await signTransaction(signers, { chainId, safe, transaction })
    await miner.send({
      from: signers[0].address,
      ...execTransactionCall({ safe, transaction, signatures }),
      gas: 3_000_000n,
      purpose,
    })
  }
  const payroll = () =>
    batch(
      contracts.multiSendCallOnly,
      payees.map((to, index) => tokenTransfer(contracts.dUsd, to, dollars(1_200 + 50 * index))),
    )

  await deposit('30')
  await onDay(0.5)
  await mintDollars(120_000)
  await onDay(1)
  await execute(
    batch(contracts.multiSendCallOnly, [
      { to: pettyCash.address, value: parseEther('2') },
      tokenTransfer(contracts.dUsd, pettyCash.address, dollars(900)),
    ]),
    [alice, bob],
    'Filling the petty cash',
  )
  await onDay(2)
  await execute(payroll(), [bob, carol], 'The first payroll')
  await onDay(5)
  for (let count = 0; count < 4; count += 1) await mintGhost()
  await onDay(9)
  await execute(
    tokenTransfer(contracts.dUsd, payee(2), dollars(3_400)),
    [carol, alice],
    'An invoice',
  )
  await onDay(14)
  await deposit('17.75')
  await onDay(18.4)
  await mintDollars(42_300)
  await onDay(21)
  await execute(
    batch(contracts.multiSendCallOnly, [
      { to: grants.address, value: parseEther('5') },
      tokenTransfer(contracts.dUsd, grants.address, dollars(20_000)),
    ]),
    [alice, carol],
    'Filling the grants',
  )
  await onDay(26)
  await execute(
    {
      to: contracts.ghost,
      data: encodeFunctionData({
        abi: erc721Abi,
        functionName: 'transferFrom',
        args: [treasury.address, dave.address, 2n],
      }),
    },
    [bob, alice],
    'A collectible for Dave',
  )
  await onDay(31)
  await execute(payroll(), [alice, bob], 'The second payroll')
  await onDay(35)
  // With gas set for the inner call the account notes the failure and goes on.
  await execute(
    { ...tokenTransfer(contracts.dUsd, payee(0), dollars(99_999_999)), safeTxGas: 1n },
    [carol, bob],
    'A payment that fails',
  )
  await onDay(41)
  await mintDollars(20_000)
  await onDay(46)
  await execute({ to: dave.address, value: parseEther('0.75') }, [bob, carol], 'Dave’s audit')
  await onDay(52)
  await execute({ to: treasury.address }, [alice, carol], 'Calling a payment off')
  await onDay(55.5)
  await execute(payroll(), [carol, alice], 'The third payroll')
  await onDay(daysOfHistory - 0.6)

  const proposal = (
    nonceOf: bigint,
    call: Call,
    signers: readonly HDAccount[],
    note: string,
  ): SeededProposal => ({
    safe: grants.address,
    transaction: { ...call, nonce: nonceOf },
    signers,
    note,
  })
  return {
    accounts: { treasury, pettyCash, grants },
    proposals: [
      proposal(
        0n,
        tokenTransfer(contracts.dUsd, payee(2), dollars(4_200)),
        [alice],
        'Invoice 2026-114',
      ),
      proposal(0n, { to: grants.address }, [bob], 'Call off invoice 2026-114'),
      proposal(
        1n,
        batch(contracts.multiSendCallOnly, [
          tokenTransfer(contracts.dUsd, payee(4), dollars(2_500)),
          tokenTransfer(contracts.dUsd, payee(5), dollars(2_500)),
          { to: payee(6), value: parseEther('0.5') },
        ]),
        [alice, bob],
        'Grants of November',
      ),
      proposal(
        2n,
        {
          to: grants.address,
          data: encodeFunctionData({
            abi: safeAbi,
            functionName: 'addOwnerWithThreshold',
            args: [dave.address, 2n],
          }),
        },
        [carol],
        'Dave joins',
      ),
    ],
  }
}
