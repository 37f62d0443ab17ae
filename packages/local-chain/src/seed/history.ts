import {
  type Address,
  encodeFunctionData,
  type HDAccount,
  type Hex,
  parseEther,
  parseUnits,
} from 'viem'
import {
  erc20TransferCall,
  execTransactionCall,
  type MetaTransactionInput,
  type SafeTransactionInput,
  safeTxHash,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { demoNft } from '../contracts/demoNft.ts'
import { demoToken } from '../contracts/demoToken.ts'
import { safeVersion } from '../contracts/safeContracts.ts'
import type { BlockBuilder } from '../engine/blockBuilder.ts'
import type { SeedContext, SeededProposal } from './Seed.ts'
import { signTransaction } from './signTransaction.ts'

/** dUSD has six decimals. */
export const dollars = (amount: number): bigint => parseUnits(String(amount), 6)

/** Shorthands for the calls of an account. */
export function callsOf({ contracts }: SeedContext) {
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
export function incomeOf(
  { contracts, signers }: SeedContext,
  blocks: BlockBuilder,
  account: Address,
) {
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
        'Dollars for an account',
      ),
    mintGhost: () =>
      call(
        contracts.ghost,
        encodeFunctionData({ abi: demoNft.abi, functionName: 'mint', args: [account] }),
        'A collectible for an account',
      ),
  }
}

/** Creates the function that executes a transaction of an account: two owners sign, the first of them executes. */
export function executionsOf({ chainId }: SeedContext, blocks: BlockBuilder, safe: Address) {
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

/** Creates the function that makes a proposal for the queue of an account. */
export const proposalsOf =
  ({ chainId }: SeedContext, safe: Address) =>
  async (
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

/** Creates the function that mines what was sent, on a day since the chain's first block. */
export const daysOf =
  ({ startTime }: SeedContext, blocks: BlockBuilder) =>
  (day: number) =>
    blocks.mine(Math.floor(startTime / 1000) + Math.round(day * 86_400))
