import { useEffect, useRef } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { isExecuted } from '@ghost-pay/safe-account/execution'
import { executionWord } from '@ghost-pay/safe-account/store'
import type { OwnedSignature } from '@ghost-pay/safe-protocol'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'
import { executionTimes, noteSent, sentExecutions } from './sent.ts'
import { usePressed } from './usePressed.ts'
import { type Sending, useSendOnce } from './useSendOnce.ts'
import { useUndoneCheck } from './useUndoneCheck.ts'

const loadFollowing = () => load(() => import('./following.ts'))

export type UseExecuteParameters = {
  chainId: number
  safe: Address
  executor: Address | undefined
  signable: SignableTransaction | undefined
  gatewayHash: Hash
  /** The owners' signatures; `signaturesFor` chooses them. */
  signatures: readonly OwnedSignature[]
  /** Whether the gateway still shows the transaction as waiting. */
  waits: boolean
  /** Something has happened on the chain, or may have. */
  onChanged: () => void
}

/** How far it is, and what can be done about it. */
export type Executing = Omit<Sending, 'dispatch'> & {
  /** The wallet asks for what the screen showed when it was pressed, and the screen shows something else now, or it is over. */
  isOutdated: boolean
}

/** Executes a transaction once: checks, a trial run, the wallet, the receipt, and how the account's call ended. */
export function useExecute({
  chainId,
  safe,
  executor,
  signable,
  gatewayHash,
  signatures,
  waits,
  onChanged,
}: UseExecuteParameters): Executing {
  const config = useConfig()
  const changed = useRef(onChanged)
  useEffect(() => {
    changed.current = onChanged
  }, [onChanged])
  const thing = { chainId, safe, safeTxHash: gatewayHash }
  const nonce = signable?.transaction.nonce
  const { isOutdated, press } = usePressed(signable, waits)
  const { dispatch, ...sending } = useSendOnce({
    thing,
    what: executionWord(thing),
    list: sentExecutions,
    sender: executor,
    lock: `send.${gatewayHash}.${executor ?? ''}`,
    press,
    send:
      executor &&
      signable &&
      (async (asking) => {
        const { sendExecution, walletHere } = await load(() => import('./asking.ts'))
        const shown = { executor, signable, gatewayHash, signatures }
        const asked = { ...shown, ...walletHere(config), ...asking, onSent: noteSent }
        await sendExecution(chainClient(config, chainId), asked)
      }),
    follow: async (sent, signal) => {
      const { followExecution, waitForOutcome } = await loadFollowing()
      const onLearned = sentExecutions.remember
      const client = chainClient(config, chainId)
      return followExecution(client, { sent, signal, waitForOutcome, onLearned })
    },
    readAsked:
      nonce === undefined
        ? undefined
        : async (asked) => {
            const { readAskedExecution } = await loadFollowing()
            return readAskedExecution(chainClient(config, chainId), asked, { ...thing, nonce })
          },
    sentBy: ({ from, block }, hash) =>
      ({ ...thing, hash, from, block, data: '0x', nonce: undefined }) as const,
    onEnded: (sent, ending) => {
      // Of what executed nothing there are no steps to show.
      const isDone = ending === 'succeeded' || ending === 'failed'
      if (!isDone && ending !== 'lost') executionTimes.forget(sent)
      changed.current()
    },
    onFailed: () => {
      changed.current()
    },
  })
  const { flow, forget } = sending
  const isDoubtful = flow.status === 'ended' && isExecuted(flow) && waits
  useUndoneCheck({ hash: isDoubtful ? flow.hash : undefined, chainId }, dispatch)
  return {
    ...sending,
    isOutdated: flow.status === 'asking' && isOutdated,
    forget: () => {
      forget()
      executionTimes.forget(thing)
    },
  }
}
