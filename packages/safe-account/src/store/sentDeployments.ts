import { type Address, getAddress, type Hash, type Hex, isAddressEqual, isHash, isHex } from 'viem'

import type { StoredList } from './storedList.ts'

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

/** Remembers one; it takes the place of an older one for the same account. */
export const rememberDeployment = (
  all: readonly SentDeployment[],
  one: SentDeployment,
): readonly SentDeployment[] => [...forgetDeployment(all, one), one]

/** Forgets what was sent for an account. */
export const forgetDeployment = (
  all: readonly SentDeployment[],
  account: CreatedAccount,
): readonly SentDeployment[] => all.filter((one) => !isFor(one, account))

/** What was sent for an account. */
export const findDeployment = (
  all: readonly SentDeployment[],
  account: CreatedAccount,
): SentDeployment | undefined => all.find((one) => isFor(one, account))

const isFor = (one: SentDeployment, { chainId, address }: CreatedAccount): boolean =>
  one.chainId === chainId && isAddressEqual(one.address, address)

/**
 * Reads what was sent as it was stored.
 *
 * @param stored anything
 * @throws whatever comes of reading what is none
 */
export function readSentDeployment(stored: unknown): SentDeployment | undefined {
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
}

/** The creations of accounts on their way, as this device knows: what is on its way is waited for, and not paid a second time. */
export type SentDeployments = {
  find: (sent: CreatedAccount) => SentDeployment | undefined
  /** It takes the place of an older one for the same. */
  remember: (one: SentDeployment) => void
  forget: (sent: CreatedAccount) => void
}

/**
 * Finds and changes the creations of accounts on their way.
 *
 * @param list they, read by {@link readSentDeployment}
 */
export const sentDeploymentsIn = (list: StoredList<SentDeployment>): SentDeployments => ({
  find: (sent) => findDeployment(list.read(), sent),
  remember: (one) => {
    list.change((all) => rememberDeployment(all, one))
  },
  forget: (sent) => {
    list.change((all) => forgetDeployment(all, sent))
  },
})
