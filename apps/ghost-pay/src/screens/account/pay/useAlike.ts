import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { safeKey, useGateway } from '@ghost-pay/gateway-client/react'
import type { Alike, ComparedPayment } from '@ghost-pay/safe-account/history'

import { load } from '../../../data/load.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'

/**
 * What paid the same lately, or waits to; nothing while the gateway has not said. It is asked again when the account has
 * changed.
 *
 * @param drafts what would be paid: one after another, each a transaction of its own
 * @returns what was found, and whether it is asked for the first time
 */
export function useAlike(
  {
    chainId,
    address,
    info,
    onChain,
  }: Pick<SharedAccount, 'chainId' | 'address' | 'info' | 'onChain'>,
  drafts: readonly (readonly ComparedPayment[])[],
): Alike & { isAsking: boolean } {
  const client = useGateway()
  const version = onChain?.version ?? info?.version ?? null
  // Five hundred lines become a key once, not with each drawing.
  const lines = useMemo(
    () =>
      JSON.stringify(
        drafts.map((own) => own.map(({ to, token, amount }) => [to, token, String(amount)])),
      ),
    [drafts],
  )
  const { data, isError, isLoading } = useQuery({
    queryKey: [...safeKey(client, { chainId, address }), 'alike', version, lines],
    enabled: drafts.some(({ length }) => length > 0),
    // The same may have waited a moment ago, and have left since.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { readAlike } = await load(() => import('@ghost-pay/safe-account/history'))
      return readAlike(client, { chainId, address, version, drafts, now: Date.now(), signal })
    },
  })
  return {
    ...(data ?? { found: [], inside: [], unread: 0, isWhole: !isError }),
    isAsking: isLoading,
  }
}
