import {
  notifyManager,
  onlineManager,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { GatewayClient } from '@ghost-pay/gateway-client'
import { getTransactionQueryOptions, safeKey, safePartKey } from '@ghost-pay/gateway-client/react'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { CheckError } from '../../../data/CheckError.ts'
import { nodeCopy } from '../../../data/nodeCopy.ts'
import { safeOf } from '../../../data/safeOf.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { speak } from '../../../text/Spoken.ts'
import { spendPolicyKey } from '../review/useSpendPolicy.ts'
import { waitingKey } from '../review/useTwin.ts'

export type AskAgainParameters = {
  account: SharedAccount
  /** The gateway's own for the transaction. */
  id: string
  /** By its own bytes; undefined for what cannot be read. */
  signable: SignableTransaction | undefined
}

/**
 * Asks every source of the checks again: the gateway about it, its line, its account, what that holds, whom it has paid
 * and its policy, the chain about the account, the signatures, the hash and what it would do. A question that gets no
 * answer is open afterwards, even if it was answered before. All who watch the answers have heard them when it is over.
 *
 * @throws what the gateway client throws when it cannot be read there, CheckError when the chain is silent or the browser
 * is offline
 */
export async function askAgain(
  queryClient: QueryClient,
  client: GatewayClient,
  { account, id, signable }: AskAgainParameters,
): Promise<void> {
  const { chainId, address } = account
  const safe = safeOf(account)
  // What is asked for without a connection waits for one, and would look as if it were answered.
  if (!onlineManager.isOnline()) throw offline()
  const options = getTransactionQueryOptions(client, { chainId, address, id })
  await queryClient.query({ ...options, staleTime: 0 })
  const cache = queryClient.getQueryCache()
  const heard = async (queryKey: QueryKey, asked: Promise<void>) => {
    const queries = cache.findAll({ queryKey, type: 'active' })
    await asked
    if (queries.some(({ state }) => state.fetchStatus === 'paused')) throw offline()
  }
  const ask = (queryKey: QueryKey) =>
    heard(
      queryKey,
      queryClient.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true }),
    )
  const forget = (queryKey: QueryKey) => heard(queryKey, queryClient.resetQueries({ queryKey }))
  const hash = signable && safeTxHash(signable)
  await Promise.all([
    byChain(ask(['account-facts', chainId, address])),
    byChain(ask(['signatures', hash])),
    ask(safePartKey(client, safe, 'info')),
    ask(safePartKey(client, safe, 'balances')),
    ask([...safeKey(client, safe), 'payees']),
    ask([...safePartKey(client, safe, 'nonces'), 'taken']),
    ask(waitingKey(client, account)),
    ask(spendPolicyKey(client, account)),
    forget(['contract-hash', chainId, hash]),
    forget(['rehearsal', chainId, hash]),
  ])
  // Answers are passed on one after another, so the last state includes all of them.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}

/** The node's silence in words; that the browser is offline is said already. */
const byChain = (asked: Promise<void>): Promise<void> =>
  asked.catch((cause: unknown) => {
    if (cause instanceof CheckError) throw cause
    throw new CheckError(speak(nodeCopy, 'node.silent.unsigned'), {
      by: 'chain',
      passing: true,
      cause,
    })
  })

const offline = (): CheckError =>
  new CheckError(speak(nodeCopy, 'node.offline.unsigned'), {
    passing: true,
  })
