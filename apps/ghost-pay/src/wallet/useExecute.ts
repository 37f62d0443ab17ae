import { useEffect, useRef, useState } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { isExecuted } from '@ghost-pay/safe-account/execution'
import { executionWord } from '@ghost-pay/safe-account/store'
import { type OwnedSignature, safeTxHash } from '@ghost-pay/safe-protocol'

import { chainClient } from '../chain/chainClient.ts'
import { load } from '../page/load.ts'
import { speak } from '../text/Spoken.ts'
import { checkCopy } from './checkCopy.ts'
import { CheckError } from './CheckError.ts'
import { executionTimes, noteSent, sentExecutions } from './sent.ts'
import { type Sending, useSendOnce } from './useSendOnce.ts'

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
export type Executing = Sending & {
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
      onChanged()
    },
    onFailed: onChanged,
  })
  const { flow, forget } = sending
  const isDoubtful = flow.status === 'ended' && isExecuted(flow) && waits
  useUndoneCheck(chainId, isDoubtful ? flow.hash : undefined, dispatch)
  return {
    ...sending,
    isOutdated: flow.status === 'asking' && isOutdated,
    forget: () => {
      forget()
      executionTimes.forget(thing)
    },
  }
}

/**
 * Compares what was pressed with what the screen shows now: the gateway may answer other fields under the same hash, or the number
 * in line may be used, while the checks run and while the wallet asks.
 *
 * @param waits whether it still waits for its turn
 */
function usePressed(
  signable: SignableTransaction | undefined,
  waits: boolean,
): {
  /** The screen shows something else than what was pressed last, or it is over. */
  isOutdated: boolean
  /** Keeps what is pressed, and gives the check that the screen still shows it; the check throws a CheckError. */
  press: () => () => void
} {
  const now = `${signable === undefined ? '' : safeTxHash(signable)} ${waits}`
  const [pressed, setPressed] = useState<string>()
  const shown = useRef(now)
  useEffect(() => {
    shown.current = now
  }, [now])
  const press = () => {
    setPressed(now)
    return () => {
      if (shown.current === now) return
      throw new CheckError(speak(checkCopy, 'failedCheck.page.changed'))
    }
  }
  return { isOutdated: pressed !== undefined && pressed !== now, press }
}

/** How often the chain is asked whether an execution still stands while the gateway does not know of it, in milliseconds. */
const recheckInterval = 4000

/** How often in a row the chain has to say that it does not know it: of the nodes behind one address one can be behind. */
const undoneAfter = 2

/**
 * Asks the chain again and again whether an execution still stands: the gateway says that it waits, so the gateway is behind, or
 * the chain has gone back.
 *
 * @param hash undefined when there is no doubt
 */
function useUndoneCheck(
  chainId: number,
  hash: Hash | undefined,
  dispatch: (event: { type: 'undone'; hash: Hash }) => void,
): void {
  const config = useConfig()
  useEffect(() => {
    if (hash === undefined) return undefined
    let times = 0
    const timer = setInterval(() => {
      void loadFollowing()
        .then(({ isUndone }) => isUndone(chainClient(config, chainId), hash))
        .then(
          (undone) => {
            times = undone ? times + 1 : 0
            if (times >= undoneAfter) dispatch({ type: 'undone', hash })
          },
          () => undefined,
        )
    }, recheckInterval)
    return () => {
      clearInterval(timer)
    }
  }, [config, chainId, hash, dispatch])
}
