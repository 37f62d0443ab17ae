import { useSyncExternalStore } from 'react'
import {
  type AccountId,
  findDeployment,
  readSentDeployment,
  type SentDeployment,
  sentDeploymentsIn,
  storedList,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'

const list = storedList(browserStore('ghost-pay.sent-accounts.v1'), readSentDeployment)

/** What is remembered; it may be read and changed when nothing is drawn any more. */
export const sentDeployments = sentDeploymentsIn(list)

/** What this browser has sent to create an account, until its receipt is known; every tab follows. */
export const useSentDeployment = (account: AccountId): SentDeployment | undefined =>
  findDeployment(useSyncExternalStore(list.subscribe, list.read), account)
