'use client'

import { useEffect, useReducer, useRef } from 'react'
import { useConnection } from 'wagmi'

import { useText } from '../context/useText.ts'
import type { RecentTransaction } from '../transactions/recentTransactions.ts'
import { idOf } from '../transactions/recentTransactions.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import { announceNews } from './announce.ts'
import { markOf, stateInWords } from './StatusMark.tsx'
import { reduceToasts, type Toast, transactionNews } from './toastList.ts'
import { ToastsView } from './ToastsView.tsx'

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
  const transactions = useRecentTransactions()
  const { address, chainId } = useConnection()
  const owner = `${address}.${chainId}`
  const seen = useRef<{ owner: string; transactions: readonly RecentTransaction[] }>(undefined)

  useEffect(() => {
    if (connectionNews) dispatch({ type: 'shown', toast: connectionNews })
  }, [connectionNews])
  useEffect(() => {
    // The list of an account that was just chosen is no news.
    const before = seen.current?.owner === owner ? seen.current.transactions : transactions
    seen.current = { owner, transactions }
    const toasts = transactionNews(before, transactions).map((each) => ({
      id: idOf(each),
      title: each.description,
      text: stateInWords(each, text),
      mark: markOf(each),
    }))
    for (const toast of toasts) {
      dispatch({ type: 'shown', toast })
      announceNews(toast.id, `${toast.title}: ${toast.text}.`)
    }
  }, [owner, transactions, text])

  return <ToastsView toasts={toasts} onClose={(toast) => dispatch({ type: 'closed', toast })} />
}
