'use client'

import { useEffect, useReducer } from 'react'
import { useConnection } from 'wagmi'

import { useText } from '../context/useText.ts'
import { idOf } from '../transactions/recentTransactions.ts'
import { readTransactions, subscribeToTransactions } from '../transactions/transactionStore.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import { markOf, stateInWords } from './StatusMark.tsx'
import { reduceToasts, type Toast, transactionNews } from './toastList.ts'
import { ToastsView } from './ToastsView.tsx'
import { announceNews } from './useAnnounce.ts'

export type ToastsProps = {
  /** The last change of the connection, which `StatusAnnouncer` says to screen readers. */
  connectionNews: Toast | undefined
}

/**
 * Shows what happens to the connection and to the visitor’s transactions (behaviour/toasts#shown). Its code comes with the dialogs.
 */
export function Toasts({ connectionNews }: ToastsProps) {
  const text = useText()
  const [toasts, dispatch] = useReducer(reduceToasts, [])
  const { address, chainId } = useConnection()
  // Follows those that wait.
  useRecentTransactions()

  useEffect(() => {
    if (connectionNews) dispatch({ type: 'shown', toast: connectionNews })
  }, [connectionNews])
  useEffect(() => {
    if (address === undefined || chainId === undefined) return
    const owner = { address, chainId }
    // The list of an account that was just chosen is no news.
    let before = readTransactions(owner)
    // Each change is heard by itself: what ends right before another one may have left the list when React looks.
    return subscribeToTransactions(owner, () => {
      const now = readTransactions(owner)
      const toasts = transactionNews(before, now).map((each) => ({
        id: idOf(each),
        title: each.description,
        text: stateInWords(each, text),
        mark: markOf(each),
      }))
      before = now
      for (const toast of toasts) {
        dispatch({ type: 'shown', toast })
        announceNews(toast.id, `${toast.title}: ${toast.text}.`)
      }
    })
  }, [address, chainId, text])

  return <ToastsView toasts={toasts} onClose={(toast) => dispatch({ type: 'closed', toast })} />
}
