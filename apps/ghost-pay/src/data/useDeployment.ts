import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { type AccountPlan, creationOf } from '@ghost-pay/safe-account/creation'
import { creationWord } from '@ghost-pay/safe-account/store'
import { createAccountCall } from '@ghost-pay/safe-protocol'

import { load } from './load.ts'
import { sentDeployments } from './sent.ts'
import { type Sending, useSendOnce } from './useSendOnce.ts'

const loadCreating = () => load(() => import('./creating.ts'))

/**
 * Creates an account on a chain, once. The steps are those of an execution.
 *
 * @param parameters.sender the connected address
 */
export function useDeployment({
  plan,
  chainId,
  sender,
}: {
  plan: AccountPlan
  chainId: number
  sender: Address | undefined
}): Sending {
  const config = useConfig()
  const { address } = plan
  const thing = { chainId, address }
  const what = creationWord(thing)
  return useSendOnce({
    thing,
    what,
    list: sentDeployments,
    sender,
    lock: `${what}.${sender ?? ''}`,
    send:
      sender &&
      (async (asking) => {
        const { sendDeployment } = await loadCreating()
        const onSent = sentDeployments.remember
        await sendDeployment(config, { plan, chainId, sender, ...asking, onSent })
      }),
    follow: async (sent, signal) => {
      const { followDeployment } = await loadCreating()
      return followDeployment(config, { sent, signal, onLearned: sentDeployments.remember })
    },
    readAsked: async (asked) => {
      const { readAskedDeployment } = await loadCreating()
      const { to: factory } = createAccountCall(creationOf(plan))
      return readAskedDeployment(config, asked, { ...thing, factory })
    },
    sentBy: ({ from, block }, hash) => {
      const { to: factory, data } = createAccountCall(creationOf(plan))
      return { ...thing, factory, data, hash, from, block, nonce: undefined }
    },
  })
}
