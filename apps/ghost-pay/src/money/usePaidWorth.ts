import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Hash } from 'viem'
import { useGateway } from '@ghost-pay/gateway-client/react'
import {
  findPrices,
  longestAfter,
  type PaidPrices,
  paidPricesKind,
  type PricedAmount,
  pricesIn,
  type Worth,
  worthAt,
} from '@ghost-pay/safe-account/money'
import { keyedList } from '@ghost-pay/safe-account/store'

import type { SharedAccount } from '../account/SharedAccount.ts'
import { browserStore } from '../kept/browserStore.ts'
import { useKept } from '../kept/useKept.ts'
import { balancesQuery } from './balancesQuery.ts'
import { currency } from './currency.ts'

const paidPrices = keyedList(browserStore('ghost-pay.prices.v1'), paidPricesKind)

/** What something that was paid is worth: by the prices at its time where this browser has kept them, else by those of today. */
type WorthOfPaid = (
  transaction: { safeTxHash: Hash; hash: Hash },
  amounts: readonly PricedAmount[],
) => Worth | undefined

/** The prices that were kept, and those of today; undefined where nobody gives one. */
export function useWorthOfPaid(account: Pick<SharedAccount, 'chainId' | 'address'>): WorthOfPaid {
  const { chainId, address: safe } = account
  const client = useGateway()
  const { data } = useQuery(balancesQuery(client, { chainId, address: safe }))
  const all = useKept(paidPrices)
  return useMemo(() => {
    const today = data && pricesIn(data.items)
    return (transaction, amounts) => {
      const then = findPrices(all, { chainId, safe, ...transaction, currency })
      const at = then && worthAt(amounts, then)
      if (at !== undefined) return { value: at, isThen: true }
      const now = today && worthAt(amounts, today)
      return now === undefined ? undefined : { value: now, isThen: false }
    }
  }, [all, data, chainId, safe])
}

/**
 * Keeps the prices of a payment in this browser when it is seen soon after it has happened.
 *
 * @param paid undefined while nothing is known to have happened; `time` of its block, in milliseconds since 1970
 */
export function useKeepPrices(
  { chainId, address: safe }: Pick<SharedAccount, 'chainId' | 'address'>,
  paid: (Pick<PaidPrices, 'safeTxHash' | 'hash'> & { time: number }) | undefined,
): void {
  const client = useGateway()
  const { data, dataUpdatedAt } = useQuery(balancesQuery(client, { chainId, address: safe }))
  const { safeTxHash, hash, time } = paid ?? {}
  useEffect(() => {
    if (data === undefined || safeTxHash === undefined || hash === undefined) return
    if (time === undefined || Math.abs(dataUpdatedAt - time) > longestAfter) return
    const prices = pricesIn(data.items)
    paidPrices.remember({ chainId, safe, safeTxHash, hash, currency, prices })
  }, [data, dataUpdatedAt, chainId, safe, safeTxHash, hash, time])
}
