import type { Address, Hex } from 'viem'

import type { OfficialContract } from './contracts/officialContract.ts'
import type { VersionUpdate } from './versionUpdate.ts'

/** What a transaction does, read from its fields. */
export type TransactionAction =
  /** Empty, to the account itself: takes the place of another transaction with the same nonce. */
  | { kind: 'reject' }
  | { kind: 'send'; to: Address; value: bigint }
  | {
      kind: 'tokenTransfer'
      token: Address
      to: Address
      amount: bigint
      /** Bytes behind the two arguments, where there are any. 32 of them can be the hash of a memo. */
      behind?: Hex
    }
  /** `transferFrom` looks the same for an amount of a token and for the id of a collectible. */
  | { kind: 'transferFrom'; token: Address; from: Address; to: Address; amountOrId: bigint }
  | {
      kind: 'collectibleTransfer'
      token: Address
      from: Address
      to: Address
      tokenId: bigint
      /** How many, for ERC-1155. */
      amount: bigint
    }
  | { kind: 'approve'; token: Address; spender: Address; amount: bigint }
  | { kind: 'increaseAllowance'; token: Address; spender: Address; amount: bigint }
  | { kind: 'decreaseAllowance'; token: Address; spender: Address; amount: bigint }
  /** `amount` is `undefined` where the permit is for everything (DAI). */
  | {
      kind: 'permit'
      token: Address
      owner: Address
      spender: Address
      amount: bigint | undefined
    }
  | { kind: 'approvalForAll'; token: Address; operator: Address; approved: boolean }
  | { kind: 'addOwner'; owner: Address; threshold: bigint }
  | { kind: 'removeOwner'; owner: Address; threshold: bigint }
  | { kind: 'swapOwner'; oldOwner: Address; newOwner: Address }
  | { kind: 'changeThreshold'; threshold: bigint }
  | { kind: 'enableModule'; module: Address }
  | { kind: 'disableModule'; module: Address }
  /** The zero address removes it; so in the three below. */
  | { kind: 'setGuard'; guard: Address }
  | { kind: 'setModuleGuard'; guard: Address }
  | { kind: 'setFallbackHandler'; handler: Address }
  | { kind: 'changeImplementation'; implementation: Address }
  /** An official migration contract, run by delegatecall: changes the implementation. */
  | { kind: 'migrate'; contract: OfficialContract; changesFallbackHandler: boolean }
  /** An official SafeMigration of a newer version, which does this and nothing else. `from` is the version that the caller gave. */
  | ({ kind: 'updateVersion'; from: string } & VersionUpdate)
  /** SignMessageLib, run by delegatecall. `digest` is `undefined` when it signs other bytes than a 32-byte hash. */
  | { kind: 'signMessage'; contract: OfficialContract; message: Hex }
  | { kind: 'approveHash'; account: Address; hash: Hex }
  /** A transaction of another account, of which this one is an owner. */
  | { kind: 'execute'; account: Address; transaction: TransactionDescription }
  | { kind: 'createAccount'; contract: OfficialContract }
  | {
      kind: 'batch'
      /** Its code on the chain must have `contract.codeHash`. */
      contract: OfficialContract
      transactions: TransactionDescription[]
    }
  /** Foreign code with the account's storage and funds. */
  | { kind: 'delegateCall'; to: Address; selector: Hex | undefined }
  | { kind: 'call'; to: Address; selector: Hex | undefined }
  /** A known function whose arguments are damaged. */
  | { kind: 'unreadable'; to: Address; selector: Hex | undefined }

/** What a warning is about. */
export type WarningCode =
  | 'delegateCall'
  | 'implementation'
  | 'owners'
  | 'threshold'
  | 'module'
  | 'guard'
  | 'fallbackHandler'
  | 'selfCall'
  | 'unlimitedApproval'
  | 'unknownSpender'
  | 'permit'
  | 'approvalForAll'
  | 'transferFrom'
  | 'approveHash'
  | 'unknownToken'
  | 'bytesBehind'
  | 'value'
  | 'refund'
  | 'unreadable'

/** What a person must know before signing. */
export type Warning = {
  code: WarningCode
  /** `blocked`: not to be signed, unless the person insists. `warning`: to be read first. */
  level: 'blocked' | 'warning'
  /** One sentence for people. */
  sentence: string
  /** Which part of a batch, and of a batch in it: `[]` is the transaction itself. */
  path: readonly number[]
}

/** What a transaction does, in a form for code and in one sentence. */
export type TransactionDescription = {
  action: TransactionAction
  /** Base units of the chain's currency that leave the account with it; nothing does by a delegatecall itself. */
  value: bigint
  /** For people, in English, with whole addresses. */
  sentence: string
  /** The warnings, those of the parts of a batch included. An empty list does not mean that the transaction is safe. */
  warnings: Warning[]
}
