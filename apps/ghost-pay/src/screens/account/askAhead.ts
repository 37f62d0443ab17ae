import {
  getSafeInfoQueryOptions,
  getTransactionQueueQueryOptions,
} from '@ghost-pay/gateway-client/react'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { parseAccountId } from '../../account/accountId.ts'
import { chains } from '../../chains.ts'
import { gatewayOf } from '../../gateway.ts'
import { followed } from '../../gateway/followed.ts'
import { broughtBack } from '../../offline/broughtBack.ts'
import { queryClient } from '../../queryClient.ts'

/**
 * The account that the page's address leads to: undefined for another address, and for an account that the app does not know of.
 *
 * @param hash of the page's address, as `#/a/eth:0x…/queue`
 */
export function linkedAccount(hash: string): AccountId | undefined {
  const [, place, account = ''] = hash.split(/[/?]/)
  return place === 'a' ? parseAccountId(account, chains) : undefined
}

/**
 * Asks the gateway for what every screen of an account wants to know, before the first of them is drawn: its frame finds the questions
 * asked, and tells a failure. The chain is asked by the screens: what is signed needs an answer that came after its page was opened.
 *
 * @param hash of the page's address
 */
export async function askAhead(hash: string): Promise<void> {
  const account = linkedAccount(hash)
  if (account === undefined) return
  await broughtBack
  const client = gatewayOf(account.chainId)
  await Promise.allSettled([
    queryClient.query(getSafeInfoQueryOptions(client, account)),
    queryClient.infiniteQuery({
      ...getTransactionQueueQueryOptions(client, account),
      staleTime: followed.staleTime,
    }),
  ])
}
