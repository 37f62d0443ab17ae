import type { Address } from 'viem'
import type { Balance } from '@ghost-pay/gateway-client'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { worthOfAll } from '@ghost-pay/safe-account/money'
import { isEmptyTransaction, victimAmong } from '@ghost-pay/safe-account/queue'
import { amountsOf, type SignableView } from '@ghost-pay/safe-account/view'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useKeptProposals } from '../../../kept/useKeptProposals.ts'
import { useSignableView } from './useSignableView.ts'
import type { Twin } from './useTwin.ts'

/** What a rejection cancels, and where it is shown. */
export type Victim = {
  view: SignableView
  to: string
  /** Owners whose approval of it holds; undefined where it was not checked. */
  signers?: readonly Address[] | undefined
  /** Who prepared it, when, in milliseconds since 1970, and what for, by the gateway's word. */
  proposer?: Address | undefined
  time?: number | undefined
  note?: string | undefined
  worth?: number | undefined
}

/**
 * Finds what a rejection cancels: the only other one that waits at its place, at the gateway or in this browser.
 *
 * @param twin what waits, by its own bytes, and whether that is all at its place
 * @param balances what the account holds, with the price of each
 * @returns undefined for what is no rejection, or where it is not known
 */
export function useVictim(
  account: SharedAccount,
  signable: SignableTransaction | undefined,
  { waiting, words, isPlaceRead }: Pick<Twin, 'waiting' | 'words' | 'isPlaceRead'>,
  balances: readonly Balance[],
): Victim | undefined {
  const kept = useKeptProposals(account)
  const victim =
    signable === undefined || !isPlaceRead || !isEmptyTransaction(signable)
      ? undefined
      : victimAmong(
          [...waiting, ...kept.map(({ proposal }) => proposal)],
          signable.transaction.nonce,
        )
  const { view } = useSignableView(account, victim)
  if (victim === undefined || view === undefined) return undefined
  const hash = safeTxHash(victim)
  return {
    ...words.get(hash),
    view,
    to: `${account.path}/tx/multisig_${account.address}_${hash}`,
    worth: worthOfAll(amountsOf(view), balances),
  }
}
