import type { Sessions } from '../auth/sessions.ts'
import { auth } from './auth.ts'
import { confirmMessage } from './confirmMessage.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { decodeData } from './decodeData.ts'
import { delegates } from './delegates.ts'
import { deleteTransaction } from './deleteTransaction.ts'
import { estimateTransaction } from './estimateTransaction.ts'
import { getAbout } from './getAbout.ts'
import { getBalances } from './getBalances.ts'
import { getChain } from './getChain.ts'
import { getChains } from './getChains.ts'
import { getCollectibles } from './getCollectibles.ts'
import { getContract } from './getContract.ts'
import { getCreation } from './getCreation.ts'
import { getEvents } from './getEvents.ts'
import { getExplorer } from './getExplorer.ts'
import { getFiatCodes } from './getFiatCodes.ts'
import { getHealth } from './getHealth.ts'
import { getIncomingTransfers } from './getIncomingTransfers.ts'
import { getMasterCopies } from './getMasterCopies.ts'
import { getMessage } from './getMessage.ts'
import { getMessages } from './getMessages.ts'
import { getModuleTransactions } from './getModuleTransactions.ts'
import { getMultisigTransactions } from './getMultisigTransactions.ts'
import { getNonces } from './getNonces.ts'
import { getOverviews } from './getOverviews.ts'
import { getOwnedSafes } from './getOwnedSafes.ts'
import { getSafeApps } from './getSafeApps.ts'
import { getSafeInfo } from './getSafeInfo.ts'
import { getSecurity } from './getSecurity.ts'
import { getTransaction } from './getTransaction.ts'
import { getTransactionHistory } from './getTransactionHistory.ts'
import { getTransactionQueue } from './getTransactionQueue.ts'
import { previewTransaction } from './previewTransaction.ts'
import { proposeMessage } from './proposeMessage.ts'
import { proposeTransaction } from './proposeTransaction.ts'
import { resetForTest } from './resetForTest.ts'
import type { Route } from './Route.ts'
import { serviceRoutes } from './service/index.ts'
import { unsupported } from './unsupported.ts'
import { users } from './users.ts'

/** The calls that are answered wherever the gateway runs. */
export const chainRoutes: readonly Route[] = [
  getChains,
  getChain,
  getSafeInfo,
  getOwnedSafes,
  getOverviews,
  getBalances,
  getFiatCodes,
  getCollectibles,
  getNonces,
  estimateTransaction,
  previewTransaction,
  decodeData,
  proposeTransaction,
  confirmTransaction,
  deleteTransaction,
  getTransactionQueue,
  getTransactionHistory,
  getMultisigTransactions,
  getModuleTransactions,
  getIncomingTransfers,
  getCreation,
  getTransaction,
  getMessages,
  getMessage,
  proposeMessage,
  confirmMessage,
  delegates,
  getContract,
  getMasterCopies,
  getAbout,
  getSafeApps,
  getSecurity,
  getHealth,
]

/**
 * The calls that only a server answers: plain pages, sign-in with its cookie, a stream, those of a transaction service, and those that
 * it says it has not.
 */
export const serverRoutes = (sessions: Sessions): readonly Route[] => [
  getExplorer,
  auth(sessions),
  users(sessions),
  getEvents,
  resetForTest,
  unsupported,
  ...serviceRoutes,
]
