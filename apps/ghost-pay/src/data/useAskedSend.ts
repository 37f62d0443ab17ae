import { useSyncExternalStore } from 'react'
import {
  type AskedSend,
  askedSendsIn,
  findAsked,
  readAskedSend,
  storedList,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'

const list = storedList(browserStore('ghost-pay.asked.v1'), readAskedSend)

/** What wallets were asked to send, as this browser knows; it may be changed when nothing is drawn any more. */
export const askedSends = askedSendsIn(list)

/** The newest question about a thing that has no answer, in whichever tab, also before a reload. */
export const useAskedSend = (what: string): AskedSend | undefined =>
  findAsked(useSyncExternalStore(list.subscribe, list.read), what)
