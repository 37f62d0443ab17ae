'use client'

import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useConfig } from 'wagmi'

import { switchChain } from '../connection/switchChain.ts'
import { useKit } from '../context/KitContext.ts'
import { describeWalletError } from '../errors/describeWalletError.ts'
import { WalletTimeoutError } from '../errors/errors.ts'
import * as limits from '../limits.ts'
import { tell } from '../platform/tell.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import {
  type ConnectEvent,
  currentStep,
  initialConnectFlow,
  reduceConnectFlow,
} from './connectFlow.ts'

/** Runs the connect flow: asks the wallet, and brings its answers back as events that name their attempt. */
export function useConnectFlow() {
  const [flow, dispatch] = useReducer(reduceConnectFlow, initialConnectFlow)
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
        if (!shown.current) release.current()
      })
    }
  }, [])

  /** Asks a wallet, and gives up after a minute unless there is a code to scan, which expires by itself. */
  const ask = useCallback(
    (wallet: WalletOption, attempt: number) => {
      release.current()
      release.current = () => {}
      if (!wallet.ready || !wallet.connect || wallet.pageLink !== undefined) return

      // An event that belongs to an attempt that was left changes nothing: the flow sees to it.
      const fail = (error: unknown) => {
        const failure = describeWalletError(error)
        if (!over)
          tell(() =>
            events.current.onError?.({ ...failure, during: 'connect', error, walletId: wallet.id }),
          )
        stop()
        dispatch({ type: 'connectFailed', attempt, failure })
      }
      const timer = setTimeout(
        () => fail(new WalletTimeoutError(limits.connectTimeout)),
        limits.connectTimeout,
      )
      const stops = [
        () => clearTimeout(timer),
        wallet.onUri?.((uri) => {
          clearTimeout(timer)
          dispatch({ type: 'uriReceived', attempt, uri })
        }),
        wallet.onConnecting?.(() => dispatch({ type: 'ownerAsked', attempt })),
      ]
      let over = false
      const stop = () => {
        over = true
        for (const each of stops) each?.()
      }
      release.current = () => {
        stop()
        wallet.cancel?.()
      }
      wallet.connect().then(({ chainId }) => {
        stop()
        if (initialChainId === undefined || initialChainId === chainId || !wallet.connector) return
        // Whether the switch works shows on the connect button; the connection stands either way.
        switchChain(config, { chainId: initialChainId, connector: wallet.connector }).catch(
          (error: unknown) =>
            tell(() =>
              events.current.onError?.({
                ...describeWalletError(error),
                during: 'switch',
                error,
                walletId: wallet.id,
              }),
            ),
        )
      }, fail)
    },
    [config, events, initialChainId],
  )

  const selectWallet = useCallback(
    (wallet: WalletOption) => {
      const attempt = (attempts.current += 1)
      dispatch({ type: 'walletSelected', wallet, attempt })
      ask(wallet, attempt)
    },
    [ask],
  )

  const retry = useCallback(
    (wallet: WalletOption) => {
      const attempt = (attempts.current += 1)
      dispatch({ type: 'retryPressed', attempt })
      ask(wallet, attempt)
    },
    [ask],
  )

  /** Leaves the attempt and stays in the dialog. */
  const leave = useCallback(
    (event: ConnectEvent) => {
      release.current()
      release.current = () => {}
      dispatch(event)
      const step = currentStep(reduceConnectFlow(flow, event))
      // Its code was given up when the visitor went on from here: coming back asks for a new one.
      if (event.type === 'backPressed' && step.name === 'connect') retry(step.wallet)
    },
    [flow, retry],
  )

  return { flow, dispatch, selectWallet, retry, leave }
}
