import { type Address, getAddress, type Hash, type Hex, isHash, isHex } from 'viem'

import type { EntryKind } from './keyedList.ts'

/** The creation of an account that a wallet has sent, without a receipt yet. */
export type SentDeployment = {
  chainId: number
  /** Where the account will be. */
  address: Address
  /** What it was sent to. */
  factory: Address
  /** The call that was sent. */
  data: Hex
  /** The chain's transaction: the first one, or the one that took its place at a higher fee. */
  hash: Hash
  /** The sender. */
  from: Address
  /** The sender's own nonce; undefined while it is not known. */
  nonce: number | undefined
  /** The chain's newest block before it was sent. */
  block: number
}

/** An account that is created: on which chain, and where. */
export type CreatedAccount = Pick<SentDeployment, 'chainId' | 'address'>

/** The creation of an account, as the word for what a wallet was asked to send. */
export const creationWord = ({ chainId, address }: CreatedAccount): string =>
  `create.${chainId}.${address.toLowerCase()}`

/** The creations of accounts on their way: what is on its way is waited for, and not paid a second time. */
export const sentDeploymentKind: EntryKind<CreatedAccount, SentDeployment> = {
  keyOf: creationWord,
  readOne: (stored) => {
    // Whatever is not as we wrote it throws, or is left out below.
    const one = stored as SentDeployment
    if (!isHash(one.hash) || !isHex(one.data)) return undefined
    if (!Number.isSafeInteger(one.chainId) || !Number.isSafeInteger(one.block)) return undefined
    return {
      ...one,
      address: getAddress(one.address),
      factory: getAddress(one.factory),
      from: getAddress(one.from),
      nonce: Number.isSafeInteger(one.nonce) ? one.nonce : undefined,
    }
  },
}
