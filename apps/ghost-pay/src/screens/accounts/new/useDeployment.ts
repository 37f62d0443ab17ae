import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { AccountPlan } from '@ghost-pay/safe-account/creation'
import { creationWord } from '@ghost-pay/safe-account/store'
import { createAccountCall } from '@ghost-pay/safe-protocol'

import { chainClient } from '../../../chain/chainClient.ts'
import { load } from '../../../page/load.ts'
import { sentDeployments } from '../../../wallet/sent.ts'
import { type Sending, useSendOnce } from '../../../wallet/useSendOnce.ts'

const loadCreating = () => load(() => import('../../../wallet/creating.ts'))

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
        const { sendDeployment, walletHere } = await loadCreating()
        const asked = { plan, chainId, sender, ...walletHere(config), ...asking }
        const onSent = sentDeployments.remember
        await sendDeployment(chainClient(config, chainId), { ...asked, onSent })
      }),
    follow: async (sent, signal) => {
      const { followDeployment, waitForOutcome } = await loadCreating()
      const onLearned = sentDeployments.remember
      const client = chainClient(config, chainId)
      return followDeployment(client, { sent, signal, waitForOutcome, onLearned })
    },
    readAsked: async (asked) => {
      const { readAskedDeployment } = await loadCreating()
      const { to: factory } = createAccountCall(plan)
      return readAskedDeployment(chainClient(config, chainId), asked, { ...thing, factory })
    },
    sentBy: ({ from, block }, hash) => {
      const { to: factory, data } = createAccountCall(plan)
      return { ...thing, factory, data, hash, from, block, nonce: undefined }
    },
  })
}
