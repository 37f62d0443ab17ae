import type { Address, Hash } from 'viem'
import type { OwnedSignature, SafeTransaction } from '@ghost-pay/safe-protocol'

import type { LocalChainContracts } from '../contracts/deployContracts.ts'
import type { ChainClient } from '../engine/createChainClient.ts'
import type { OwnerName, Signers } from './signers.ts'

/**
 * What is on a chain at the start: accounts with a history, the contracts with a bare Treasury, accounts that thieves have found,
 * ten thousand payments of a Treasury, or sixty days of payrolls.
 */
export type SeedName = 'demo' | 'empty' | 'hostile' | 'large' | 'payroll'

/** A shared account of the seed. Its address is the same on every run and every chain. */
export type SeededAccount = {
  name: string
  address: Address
  threshold: number
  owners: readonly { name: OwnerName; address: Address }[]
}

/** The accounts of a seed. `empty`, `large` and `payroll` have the Treasury only, `hostile` the first two. */
export type SeededAccounts = {
  treasury: SeededAccount
  pettyCash?: SeededAccount | undefined
  grants?: SeededAccount | undefined
}

/** A transaction that waits for signatures. It is not on the chain: it is for a gateway's queue. */
export type SeededProposal = {
  safe: Address
  transaction: SafeTransaction
  safeTxHash: Hash
  /** The first signer is the proposer. */
  signatures: readonly OwnedSignature[]
  note: string
}

/** What a seed works on. */
export type SeedContext = {
  client: ChainClient
  chainId: number
  contracts: LocalChainContracts
  signers: Signers
  /** The time of the chain's first block, in milliseconds since 1970. */
  startTime: number
}

/** The accounts that a seed has made, and the proposals that belong into a gateway's queue. */
export type SeedResult = { accounts: SeededAccounts; proposals: readonly SeededProposal[] }
