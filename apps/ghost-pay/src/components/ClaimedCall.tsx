import { useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { decodeDataQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { isNotFound } from '../data/isNotFound.ts'
import { claimedCall } from './claimedCall.ts'
import { ClaimedCallView } from './ClaimedCallView.tsx'

export type ClaimedCallProps = { chainId: number; to: Address; data: Hex }

/** Asks the gateway what a call means. The bytes never change, so it is asked once. */
export function ClaimedCall({ chainId, to, data }: ClaimedCallProps) {
  const client = useGateway()
  const asked = useQuery({
    ...decodeDataQueryOptions(client, { chainId, to, data }),
    staleTime: Infinity,
  })
  return (
    <ClaimedCallView
      said={
        asked.data !== undefined
          ? { status: 'said', call: claimedCall(asked.data) }
          : asked.error === null
            ? { status: 'asking' }
            : { status: isNotFound(asked.error) ? 'unknown' : 'silent' }
      }
    />
  )
}
