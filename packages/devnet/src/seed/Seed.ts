import type { Address, LocalAccount } from 'viem'
import type { SafeTransactionInput } from '@ghost-pay/safe-protocol'

import type { DevnetContracts } from '../chain/deployContracts.ts'
import type { Rpc } from '../chain/rpc.ts'
import type { OwnerName, People } from './owners.ts'

/** What is on a devnet at the start: the contracts alone with a bare Treasury, or accounts with a past. */
export type SeedName = 'demo' | 'empty'

/** A shared account of the seed. Its address is the same on every run and every chain. */
export type SeededAccount = {
  name: string
  address: Address
  threshold: number
  owners: readonly { name: OwnerName; address: Address }[]
}

/** The accounts of a seed. `empty` has the Treasury only. */
export type SeededAccounts = {
  treasury: SeededAccount
  pettyCash?: SeededAccount | undefined
  grants?: SeededAccount | undefined
}

/** A transaction that waits for signatures, as it is handed to the gateway. */
export type SeededProposal = {
  safe: Address
  transaction: SafeTransactionInput
  /** Who has signed; the first is the one who proposed. */
  signers: readonly LocalAccount[]
  note: string
}

/** What a seed works on. */
export type SeedContext = {
  rpc: Rpc
  chainId: number
  contracts: DevnetContracts
  people: People
  /** The time of the chain's first block, in milliseconds since 1970. */
  startTime: number
}

/** What a seed leaves to do once the gateway is there. */
export type SeedResult = { accounts: SeededAccounts; proposals: readonly SeededProposal[] }
