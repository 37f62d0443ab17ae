import type { Hono } from 'hono'

import type { Gateway } from '../Gateway.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { estimateTransaction } from './estimateTransaction.ts'
import { getBalances } from './getBalances.ts'
import { getChain } from './getChain.ts'
import { getChains } from './getChains.ts'
import { getNonces } from './getNonces.ts'
import { getOwnedSafes } from './getOwnedSafes.ts'
import { getSafeInfo } from './getSafeInfo.ts'
import { getTransaction } from './getTransaction.ts'
import { getTransactionHistory } from './getTransactionHistory.ts'
import { getTransactionQueue } from './getTransactionQueue.ts'
import { proposeTransaction } from './proposeTransaction.ts'

/** Adds its paths to the application. */
export type Route = (app: Hono, gateway: Gateway) => void

/** Every call that is answered. */
export const routes: readonly Route[] = [
  getChains,
  getChain,
  getSafeInfo,
  getOwnedSafes,
  getBalances,
  getNonces,
  estimateTransaction,
  proposeTransaction,
  confirmTransaction,
  getTransactionQueue,
  getTransactionHistory,
  getTransaction,
]
