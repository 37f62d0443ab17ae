import { useConfig } from 'wagmi'
import { type AccountPlan, creationOf } from '@ghost-pay/safe-account/creation'
import { creationWord } from '@ghost-pay/safe-account/store'
import { createAccountCall } from '@ghost-pay/safe-protocol'

import { load } from './load.ts'
import { useAskedState } from './useAskedState.ts'
import { sentDeployments } from './useSentDeployment.ts'

/**
 * Follows a wallet that was asked to create an account and whose answer has not come.
 *
 * @param isAsked false while the answer is known already
 * @returns as `useAskedState` does
 */
export function useAskedDeployment(
  plan: AccountPlan,
  chainId: number,
  isAsked: boolean,
): ReturnType<typeof useAskedState> {
  const config = useConfig()
  const { address } = plan
  return useAskedState(creationWord({ chainId, address }), {
    isAsked,
    read: async (asked) => {
      const { readAskedDeployment } = await load(() => import('./creating.ts'))
      const { to: factory } = createAccountCall(creationOf(plan))
      return readAskedDeployment(config, asked, { chainId, address, factory })
    },
    onDone: ({ from, block }, hash) => {
      const { to: factory, data } = createAccountCall(creationOf(plan))
      const sent = { chainId, address, factory, data, hash, from, block }
      sentDeployments.remember({ ...sent, nonce: undefined })
    },
  })
}
