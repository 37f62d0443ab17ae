import { useQuery } from '@tanstack/react-query'
import type { SafeApp } from '@ghost-pay/gateway-client'
import {
  getFiatCodesQueryOptions,
  getSafeAppsQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'

/** What the gateway lists beside accounts. Each is undefined while it is asked, and null when it did not say. */
export function useGatewayLists(chainId: number): {
  apps: readonly SafeApp[] | null | undefined
  currencies: readonly string[] | null | undefined
} {
  const client = useGateway()
  const apps = useQuery(getSafeAppsQueryOptions(client, { chainId }))
  const codes = useQuery(getFiatCodesQueryOptions(client))
  return {
    // What the client could not read is no app that can be shown.
    apps: apps.isError ? null : apps.data?.filter((app): app is SafeApp => 'id' in app),
    currencies: codes.isError ? null : codes.data,
  }
}
