import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConfig, useConnection } from 'wagmi'

import { afterLoading } from '../platform/afterLoading.ts'
import type { Profile } from './followProfile.ts'

export type ProfileParameters = {
  address: `0x${string}` | undefined
  /** The balance is asked for only where it is shown. */
  withBalance: boolean
}

const nothing: Profile = {}

/** What is known of an account beyond its address. What asks for it is loaded once somebody is connected. */
export function useProfile({ address, withBalance }: ProfileParameters): Profile {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { chainId } = useConnection()
  const [answer, setAnswer] = useState<{ of: string; profile: Profile }>()
  const of = `${chainId} ${address} ${withBalance}`

  useEffect(() => {
    if (!address) return
    return afterLoading(import('./followProfile.ts'), ({ followProfile }) =>
      followProfile({
        config,
        queryClient,
        address,
        chainId,
        withBalance,
        onChange: (profile) => setAnswer({ of, profile }),
      }),
    )
  }, [config, queryClient, address, chainId, withBalance, of])

  return answer?.of === of ? answer.profile : nothing
}
