import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConfig, useConnection } from 'wagmi'

import { afterLoading } from '../platform/afterLoading.ts'
import type { ProfileView } from './profileView.ts'

export type ProfileParameters = {
  address: `0x${string}` | undefined
  /** The balance is asked for only where it is shown. */
  withBalance: boolean
  /** Whose separators are used (BCP 47); the browser's when absent. */
  locale: string | undefined
}

const nothing: ProfileView = {}

/** What is known of an account beyond its address. What asks for it is loaded once somebody is connected. */
export function useProfile({ address, withBalance, locale }: ProfileParameters): ProfileView {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { chainId } = useConnection()
  const [answer, setAnswer] = useState<{ of: string; profile: ProfileView }>()
  const of = `${chainId} ${address} ${withBalance} ${locale}`

  useEffect(() => {
    if (!address) return
    return afterLoading(import('./followProfile.ts'), ({ followProfile }) =>
      followProfile({
        config,
        queryClient,
        address,
        chainId,
        withBalance,
        locale,
        onChange: (profile) => setAnswer({ of, profile }),
      }),
    )
  }, [config, queryClient, address, chainId, withBalance, locale, of])

  return answer?.of === of ? answer.profile : nothing
}
