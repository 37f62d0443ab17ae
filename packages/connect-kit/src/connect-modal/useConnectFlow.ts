'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useConfig } from 'wagmi'

import { switchChain } from '../connection/switchChain.ts'
import { useKit } from '../context/KitContext.ts'
import { reportFailure } from '../context/reportFailure.ts'
import { describeWalletError } from '../errors/describeWalletError.ts'
import { ResourceUnavailableError, WalletTimeoutError } from '../errors/errors.ts'
import * as limits from '../limits.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import {
  type ConnectEvent,
  type ConnectPress,
  currentStep,
  initialConnectFlow,
  reduceConnectFlow,
} from './connectFlow.ts'

/** Runs the connect flow: asks the wallet, and brings its answers back as events that name their attempt. */
export function useConnectFlow() {
  const [flow, setFlow] = useState(initialConnectFlow)
  // The wallet's answers and the visitor's presses meet here, in the order in which they come.
  const latest = useRef(initialConnectFlow)
  const reduce = useCallback((event: ConnectEvent) => {
    latest.current = reduceConnectFlow(latest.current, event)
    setFlow(latest.current)
  }, [])
  const config = useConfig()
  const { events, initialChainId } = useKit()
  const attempts = useRef(0)
  const release = useRef(() => {})

  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
      // In development React ends every effect once and runs it again: the dialog is closed only when it is not shown again at once.
      setTimeout(() => {
        if (shown.current) return
        release.current()
        // React shows again what it has hidden, as it was: nobody is asked there.
        reduce({ type: 'cancelPressed' })
      })
    }
  }, [reduce])

  /** Asks a wallet, and gives up after a minute unless there is a code to scan, which expires by itself. */
  const ask = useCallback(
    (wallet: WalletOption, attempt: number) => {
      if (!wallet.ready || !wallet.connect || wallet.pageLink !== undefined) return

      // An event that belongs to an attempt that was left changes nothing: the flow sees to it.
      const tell = (error: unknown) => {
        const failure = over
          ? describeWalletError(error)
          : reportFailure(events, { during: 'connect', error, walletId: wallet.id })
        reduce({ type: 'connectFailed', attempt, failure })
      }
      const fail = (error: unknown) => {
        tell(error)
        stop()
      }
      const timer = setTimeout(
        () => fail(new WalletTimeoutError(limits.connectTimeout)),
        limits.connectTimeout,
      )
      const stops = [
        () => clearTimeout(timer),
        wallet.onUri?.((uri) => {
          clearTimeout(timer)
          reduce({ type: 'uriReceived', attempt, uri })
        }),
        wallet.onPending?.(() => {
          clearTimeout(timer)
          tell(new ResourceUnavailableError())
        }),
        wallet.onConnecting?.(() => reduce({ type: 'ownerAsked', attempt })),
      ]
      let over = false
      const stop = () => {
        over = true
        for (const each of stops) each?.()
      }
      // What has been answered is over: what the same wallet is asked elsewhere in the page since then goes on.
      let answered = false
      release.current = () => {
        stop()
        if (!answered) wallet.cancel?.()
      }
      const answer = wallet.connect().finally(() => {
        answered = true
      })
      answer.then(({ chainId }) => {
        stop()
        if (initialChainId === undefined || initialChainId === chainId || !wallet.connector) return
        // Whether the switch works shows on the connect button; the connection stands either way.
        switchChain(config, { chainId: initialChainId, connector: wallet.connector }).catch(
          (error: unknown) =>
            void reportFailure(events, { during: 'switch', error, walletId: wallet.id }),
        )
      }, fail)
    },
    [config, events, initialChainId, reduce],
  )

  /** What the visitor does. An attempt that is left is given up, and one that starts asks its wallet. */
  const dispatch = useCallback(
    (press: ConnectPress) => {
      const attempt = (attempts.current += 1)
      const before = currentStep(latest.current)
      reduce({ attempt, ...press })
      const step = currentStep(latest.current)
      const asked = step.name === 'connect' ? step.attempt : undefined
      if (before.name === 'connect' && before.attempt !== asked) {
        release.current()
        release.current = () => {}
      }
      if (step.name === 'connect' && asked === attempt) ask(step.wallet, attempt)
    },
    [ask, reduce],
  )

  return { flow, dispatch }
}
