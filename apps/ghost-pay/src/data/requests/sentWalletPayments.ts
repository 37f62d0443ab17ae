import { useSyncExternalStore } from 'react'
import { type Hash, isHash } from 'viem'
import { storedList } from '@ghost-pay/safe-account/store'

import { browserStore } from '../browserStore.ts'

/** A payment that a wallet has sent by itself, for a request or a payment link. */
type SentWalletPayment = {
  /** What was paid: the request, or the link with its amount. */
  what: string
  /** The chain's transaction. */
  hash: Hash
  /** When it was sent, in milliseconds since 1970. */
  at: number
}

/** How many are remembered: the oldest make room. */
const most = 100

/**
 * Reads a payment as it was stored.
 *
 * @param stored anything
 * @throws whatever comes of reading what is none
 */
function readSent(stored: unknown): SentWalletPayment | undefined {
  // Whatever is not as we wrote it throws, or is left out below.
  const { what, hash, at } = stored as SentWalletPayment
  return typeof what === 'string' && isHash(hash) && Number.isSafeInteger(at)
    ? { what, hash, at }
    : undefined
}

const list = storedList(browserStore('ghost-pay.wallet-payments.v1'), readSent)

/** What wallets have sent by themselves, as this browser knows; it may be changed when nothing is drawn any more. */
export const sentWalletPayments = {
  find: (what: string): SentWalletPayment | undefined =>
    list.read().find((one) => one.what === what),
  remember: (one: SentWalletPayment): void => {
    list.change((all) => [...all.filter(({ what }) => what !== one.what), one].slice(-most))
  },
  forget: (what: string): void => {
    list.change((all) => all.filter((one) => one.what !== what))
  },
}

/** What a wallet has sent for a request or a link, in whichever tab, also before a reload. */
export function useSentWalletPayment(what: string): SentWalletPayment | undefined {
  const all = useSyncExternalStore(list.subscribe, list.read)
  return all.find((one) => one.what === what)
}
